import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmptyState } from '../../src/components/EmptyState/EmptyState.tsx';
import { PageFrame } from '../../src/components/PageFrame/PageFrame.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { TopBar } from '../../src/components/TopBar/TopBar.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/Layout/PageFrame',
  component: PageFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The landmarks of every page: a way past the bar, the bar, the main part. A step that takes the whole screen of a phone hides the bar.',
      keyboard: [['Tab, then Enter', 'The first Tab shows the way past the bar; Enter takes it.']],
      spoken: ['“Skip to the form, link”.', 'The bar, “banner”.', '“Main”.'],
      sources: ['UI-011', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: {
    bar: (
      <TopBar homeHref="/">
        <TextLink href="/account/login">
          <Message id="bar_log_in" />
        </TextLink>
      </TopBar>
    ),
    children: <EmptyState title={<Message id="log_in_closed" />} />,
  },
});

export const WithBar = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await step('the first Tab offers a way past the bar', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', '#main');
    });
    await shows(step, ['UI-011'], 'on desktop it is never narrower than 1280 px', async () => {
      const { clientWidth } = document.documentElement;
      const frame = canvasElement.querySelector('main')?.parentElement;
      if (clientWidth > 768) await expect(frame?.offsetWidth).toBe(Math.max(1280, clientWidth));
    });
  },
});

export const WithoutBar = meta.story({ args: { bar: undefined } });

export const RootProps = meta.story(rootProps<HTMLDivElement>((probe) => <PageFrame {...probe} />));
