import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AccountField } from '../../src/components/AccountField/AccountField.tsx';
import { EmailField } from '../../src/components/EmailField/EmailField.tsx';
import { Field } from '../../src/components/Field/Field.tsx';
import { OtpField } from '../../src/components/OtpField/OtpField.tsx';
import { PasswordField } from '../../src/components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../src/components/PasswordTips/PasswordTips.tsx';
import { PhoneField } from '../../src/components/PhoneField/PhoneField.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { emptyPhone } from '../../src/domain/phone/PhoneEntry.ts';
import { rulesOf } from '../../src/domain/phone/support/countries.ts';
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

const rules = rulesOf(['gb'], 'gb');
const phone = emptyPhone(null);

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

const wrong = { id: 'selleronboarding_todo1_mandatory_tip' } as const;

/** The edge of a wrong field: its own, or that of the frame around it. */
const edgeOf = (input: Element) => {
  const own = getComputedStyle(input);
  const { borderWidth, borderStyle, borderColor } =
    own.borderStyle === 'none' || own.borderWidth === '0px'
      ? getComputedStyle(input.parentElement ?? input)
      : own;
  return [borderWidth, borderStyle, borderColor].join(' ');
};

/** All fields have one style when they are wrong. */
export const WrongFields = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TextField label={<Message id="nav_feedback" />} error={wrong} />
      <AccountField value="" country={null} rules={rules} error={wrong} onChange={() => {}} />
      <EmailField error={wrong} />
      <PhoneField value={phone} rules={rules} error={wrong} onChange={() => {}} />
      <PasswordField label={<Message id="sign_up_password_label" />} error={wrong} />
      <OtpField
        label={<Message id="sign_up_code_label" />}
        length={6}
        value="12"
        error={wrong}
        onChange={() => {}}
        onComplete={() => {}}
        onRefuse={() => {}}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const inputs = [...canvasElement.querySelectorAll('input[aria-invalid=true]')];
    await expect(inputs).toHaveLength(5 + 6);
    const edges = new Set(inputs.map(edgeOf));
    await expect([...edges]).toEqual([expect.stringMatching(/^2px solid /)]);
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
