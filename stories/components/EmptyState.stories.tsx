import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { EmptyState } from '../../src/components/EmptyState/EmptyState.tsx';
import { Illustration } from '../../src/components/Illustration/Illustration.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const reload = fn().mockName('reload');

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      purpose:
        'Explains why there is no content, and what to do. While content is loading, use LoadingState; when the whole page fails, use ErrorPage.',
      keyboard: [['Tab', 'Moves to its action.']],
      announced: ['The title, “heading”, then the text and the action.'],
      sources: ['LAND-002', 'E-17'],
    } satisfies ComponentGuide,
  },
  args: { title: <Message id="nav_site_failed" /> },
});

export const TitleOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: {
    title: <Message id="selleronboarding_network_error_toast" />,
    text: <Message id="offline" />,
    level: 3,
    picture: <Illustration name="brokenAwning" />,
    action: (
      <Button variant="secondary" onClick={reload}>
        <Message id="error_page_reload" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(reload).toHaveBeenCalledOnce();
  },
});

export const WithoutPicture = meta.story({ args: { picture: null } });

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => (
    <EmptyState {...probe} title={<Message id="nav_site_failed" />} />
  )),
);
