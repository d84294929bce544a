import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PasswordField } from '../../src/components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../src/components/PasswordTips/PasswordTips.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const meta = preview.meta({
  title: 'Components/Feedback/PasswordTips',
  component: PasswordTips,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'The two rules of a new password, updated while it is typed; pass it to a PasswordField as `tips`. It checks the password itself; the caller only decides whether an unmet rule may be an error yet. There is no strength meter.',
      keyboard: [],
      announced: [
        'With the field: each rule, then “Still needed”, “Done” or “Not met”.',
        'Once, when a space, a hidden or an unsupported character is entered: the problem and how to fix it.',
      ],
      sources: [
        'VAL-021',
        'VAL-022',
        'VAL-023',
        'VAL-024',
        'VAL-025',
        'E-10',
        'S-056',
        'S-057',
        'S-058',
        'S-059',
        'S-060',
      ],
    } satisfies ComponentGuide,
  },
  args: { password: '', judged: false },
});

const tip = (root: HTMLElement, number: 1 | 2) =>
  root.querySelector<HTMLElement>(`[data-message=seller_login_password_verify_tip${number}]`);
const statesIn = (root: HTMLElement) =>
  ([1, 2] as const).map((number) => tip(root, number)?.dataset['state']);

export const Neutral = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['VAL-025'], 'both tips are visible from the start', async () => {
      await expect(statesIn(canvasElement)).toEqual(['neutral', 'neutral']);
    });
  },
});

export const OneDone = meta.story({ args: { password: 'abcdefg' } });

export const BothDone = meta.story({ args: { password: 'a1!xyz', judged: true } });

export const OneWrong = meta.story({
  args: { password: 'abcdefg', judged: true },
  play: async ({ canvasElement, step }) => {
    await step('each tip has its state, as a word too', async () => {
      await expect(statesIn(canvasElement)).toEqual(['done', 'wrong']);
      await expect(tip(canvasElement, 2)?.querySelector('[data-message=tip_wrong]')).not.toBeNull();
    });
  },
});

export const BothWrong = meta.story({ args: { password: '', judged: true } });

/** More typing cannot fix it, so it is an error at once (E-10). */
export const TooLong = meta.story({
  args: { password: 'a1!'.repeat(7) },
  play: async ({ canvasElement }) => {
    await expect(statesIn(canvasElement)).toEqual(['wrong', 'done']);
  },
});

export const HiddenCharacter = meta.story({
  args: { password: 'abc\u200B12!', judged: true },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['VAL-024'], 'a hidden character has its own message', async () => {
      await expect(statesIn(canvasElement)).toEqual(['wrong', 'wrong']);
      await expect(
        canvasElement.querySelector('[data-message=password_unseen_character]'),
      ).toBeVisible();
    });
  },
});

export const ForeignLetter = meta.story({
  args: { password: 'contraseña1!' },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('[data-message=password_foreign_character]'),
    ).toBeVisible();
  },
});

function Typing({ judged }: ComponentProps<typeof PasswordTips>) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label={<Message id="sign_up_password_label" />}
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      tips={<PasswordTips password={password} judged={judged} />}
    />
  );
}

export const WhileTyping = meta.story({
  render: (args) => <Typing {...args} />,
  play: async ({ canvasElement, canvas, step }) => {
    const input = canvasElement.querySelector('input') ?? document.body;
    await step(
      'a rule changes to done when it is met, and never to wrong while typing',
      async () => {
        await userEvent.type(input, 'a1!');
        await expect(statesIn(canvasElement)).toEqual(['neutral', 'done']);
        await userEvent.type(input, 'xyz');
        await expect(statesIn(canvasElement)).toEqual(['done', 'done']);
      },
    );
    await step('a space is announced at once; the message goes with the space', async () => {
      await userEvent.type(input, ' ');
      const status = canvas.getByRole('status');
      await expect(status.querySelector('[data-message]')).not.toBeNull();
      await userEvent.type(input, '{Backspace}');
      await expect(status).toBeEmptyDOMElement();
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <PasswordTips {...probe} password="" judged={false} />),
);
