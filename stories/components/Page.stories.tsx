import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ErrorPage } from '../../src/components/ErrorPage/ErrorPage.tsx';
import { PageFrame } from '../../src/components/PageFrame/PageFrame.tsx';
import { Spinner } from '../../src/components/Spinner/Spinner.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { TopBar } from '../../src/components/TopBar/TopBar.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { shows } from '../support/shows.ts';

const reload = fn().mockName('reload');

const meta = preview.meta({
  title: 'Components/Page',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: (
      <TopBar homeHref="/">
        <TextLink href="/account/login">
          <Message id="bar_log_in" />
        </TextLink>
      </TopBar>
    ),
    children: <Spinner />,
  },
});

export const WithBar = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await step('the first Tab offers a way past the bar', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', '#main');
    });
  },
});

export const WithoutBar = meta.story({ args: { bar: undefined } });

export const Oops = meta.story({
  render: () => <ErrorPage onReload={reload} />,
  play: async ({ canvas, canvasElement, step }) => {
    await shows(step, ['LAYOUT-006', 'LAYOUT-007'], 'says Oops and offers to reload', async () => {
      const text = (key: string) =>
        canvasElement.querySelector<HTMLElement>(`[data-message="${key}"]`);
      await expect(canvas.getByRole('heading', { level: 1 })).toContainElement(
        text('error_page_title'),
      );
      await expect(text('error_page_text')).toBeVisible();
      await userEvent.click(canvas.getByRole('button'));
      await expect(reload).toHaveBeenCalledOnce();
    });
  },
});
