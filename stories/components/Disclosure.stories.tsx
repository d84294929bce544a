import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Disclosure } from '../../src/components/Disclosure/Disclosure.tsx';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { languages } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { found } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      purpose:
        'A row of the slide-in menu that shows the current choice and expands the options. For questions and answers, use an Accordion.',
      keyboard: [
        ['Enter, Space', 'Expands and collapses it.'],
        ['Tab', 'Moves into the expanded content.'],
      ],
      announced: ['Its label and the current choice, then “collapsed” or “expanded”.'],
      sources: ['NAV-013'],
    } satisfies ComponentGuide,
  },
  decorators: [(Story) => <div style={{ inlineSize: 'min(20rem, 100vw - 2rem)' }}>{Story()}</div>],
  args: {
    label: <Message id="nav_language" />,
    value: 'English',
    children: <LanguageMenu languages={languages} current="en-GB" onChoose={() => undefined} />,
  },
});

export const Collapsed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

export const Expanded = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const summary = await found(canvasElement, 'summary');
    await step('a press expands it', async () => {
      await userEvent.click(summary);
      await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(languages.length));
    });
    await step('a second press collapses it, a third expands it again', async () => {
      await userEvent.click(summary);
      await waitFor(() => expect(canvas.queryAllByRole('button')).toEqual([]));
      await userEvent.click(summary);
      await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(languages.length));
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDetailsElement>((probe) => (
    <Disclosure {...probe} label={<Message id="nav_language" />} value="English">
      <Message id="nav_language" />
    </Disclosure>
  )),
);
