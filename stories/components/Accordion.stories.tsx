import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Accordion } from '../../src/components/Accordion/Accordion.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { proofs } from '../support/bannerParts.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const questions = proofs.map(({ id, title, text }) => ({
  id,
  title,
  content: (
    <p>
      {text}{' '}
      <TextLink href="/account/login">
        <Message id="bar_log_in" />
      </TextLink>
    </p>
  ),
}));

const steps = questions.map((item, index) => ({
  ...item,
  open: index === 0,
  note: <Message id="step_progress" values={{ current: index + 1, total: 3 }} />,
}));

const meta = preview.meta({
  title: 'Components/Content/Accordion',
  component: Accordion,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Titles that expand their content: questions and answers, the steps of the onboarding guide. Where exactly one view shows at a time, use Tabs.',
      keyboard: [
        ['Tab', 'Moves from title to title, and into open content.'],
        ['Enter, Space', 'Opens or closes the item.'],
      ],
      announced: ['The title and its note, then “collapsed” or “expanded”.'],
      sources: ['LAND-026', 'LAND-044', 'LAND-045', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { items: questions, onToggle: fn() },
});

const opened = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('details')].map(({ open }) => open);
const titleAt = (canvas: HTMLElement, index: number) =>
  canvas.querySelectorAll('summary')[index] ?? document.body;

export const AllClosed = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('titles are headings', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    });
    await step('a press opens an item and calls onToggle', async () => {
      await userEvent.click(titleAt(canvasElement, 1));
      await expect(opened(canvasElement)).toEqual([false, true, false]);
      await waitFor(() =>
        expect(args.onToggle).toHaveBeenLastCalledWith({ id: 'support', open: true }),
      );
    });
    await step('links in closed items are hidden', async () => {
      const links = canvas.getAllByRole('link', { hidden: true });
      await waitFor(() =>
        expect(links.map((link) => link.checkVisibility())).toEqual([false, true, false]),
      );
    });
  },
});

/** The onboarding guide: each step has its duration as a note. */
export const FirstOpen = meta.story({
  args: { items: steps, numbered: true },
  play: async ({ canvasElement, step }) => {
    await step('the first step is open, the others are not', async () => {
      await expect(opened(canvasElement)).toEqual([true, false, false]);
    });
    await step('a second item can be opened too', async () => {
      await userEvent.click(titleAt(canvasElement, 2));
      await expect(opened(canvasElement)).toEqual([true, false, true]);
    });
  },
});

export const Exclusive = meta.story({
  args: { items: steps, exclusive: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(titleAt(canvasElement, 2));
    await expect(opened(canvasElement)).toEqual([false, false, true]);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <Accordion {...probe} items={questions} />),
);
