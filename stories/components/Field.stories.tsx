import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/components/Field/Field.tsx';
import { PasswordTips } from '../../src/components/PasswordTips/PasswordTips.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';

const looks = {
  padding: 'var(--space-8) var(--space-12)',
  border: '1px solid var(--color-control)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-surface)',
};
const control = <textarea id="words" rows={2} aria-describedby="words-note" style={looks} />;

const meta = preview.meta({
  title: 'Components/Inputs/Field',
  component: Field,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'The frame of a custom control: the label above, and the hint or the error below, with one line reserved. TextField and PasswordField use it. Give the control the id, and `${id}-note` as `aria-describedby`.',
      keyboard: [],
      announced: ['Nothing itself: the label names the control, the note describes it.'],
      sources: ['E-24', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { id: 'words', label: <Message id="nav_feedback" />, children: control },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
  },
});

export const WithHint = meta.story({ args: { hint: <Message id="sign_up_lead" /> } });

export const WithError = meta.story({
  args: { error: { id: 'selleronboarding_todo1_mandatory_tip' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription();
  },
});

export const WithRules = meta.story({
  args: { rules: <PasswordTips password="" judged={false} /> },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => (
    <Field {...probe} id="words" label={<Message id="nav_feedback" />}>
      {control}
    </Field>
  )),
);
