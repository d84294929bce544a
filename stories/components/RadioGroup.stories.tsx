import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RadioGroup } from '../../src/components/RadioGroup/RadioGroup.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';

function Chosen({ value: start, onChange, ...rest }: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(start);
  return (
    <RadioGroup
      {...rest}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
    />
  );
}

const label = <Message id="nav_site" />;
const options = [
  { value: 'asia', label: <Message id="nav_site_group_asia" /> },
  { value: 'europe', label: <Message id="nav_site_group_europe" /> },
  {
    value: 'north_america',
    label: <Message id="nav_site_group_north_america" />,
    hint: <Message id="nav_site_invited" />,
  },
];
const oneDisabled = options.map((option) => ({
  ...option,
  disabled: option.value === 'north_america',
}));

const meta = preview.meta({
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'One of a few options, all visible. For more than about six, use a drop-down; for yes or no, a Checkbox. A disabled option needs a hint with the reason.',
      keyboard: [
        ['Tab', 'Reaches the chosen option, or the first one while none is chosen.'],
        [
          'Down, Right; Up, Left',
          'Chooses the next or the previous option. Wraps around, and skips disabled options. Right to left in Arabic.',
        ],
        ['Space', 'Chooses the focused option.'],
      ],
      announced: [
        'On entering: the label, “radio group”, and the error if there is one.',
        'An option: its label, “radio button, checked, 1 of 3”, and its hint.',
        'A disabled option, in reading mode: “dimmed”, and its hint with the reason.',
      ],
      sources: ['E-24', 'E-25', 'E-26'],
    } satisfies ComponentGuide,
  },
  render: (args) => <Chosen {...args} />,
  args: { label, name: 'area', options, value: null, onChange: fn() },
});

export const NothingChosen = meta.story({
  play: async ({ args, canvas, step }) => {
    const [asia, europe] = canvas.getAllByRole<HTMLInputElement>('radio');
    await step('Tab reaches the first, arrows choose', async () => {
      await userEvent.tab();
      await expect(asia).toHaveFocus();
      await expect(asia).not.toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(europe).toHaveFocus();
      await expect(europe).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledWith({ value: 'europe' });
    });
    await step('the target is 24 px', async () => {
      await expect(asia?.offsetWidth).toBeGreaterThanOrEqual(24);
      await expect(asia?.offsetHeight).toBeGreaterThanOrEqual(24);
    });
  },
});

export const OneChosen = meta.story({
  args: { value: 'europe' },
  play: async ({ args, canvas, canvasElement }) => {
    const [asia] = canvas.getAllByRole('radio');
    await userEvent.click(canvasElement.querySelector('label') ?? document.body);
    await expect(asia).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'asia' });
  },
});

export const NothingChosenError = meta.story({
  args: { error: { id: 'selleronboarding_todo1_mandatory_tip' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription();
  },
});

export const DisabledWithReason = meta.story({
  args: { value: 'europe', options: oneDisabled },
  play: async ({ args, canvas }) => {
    const [asia, , northAmerica] = canvas.getAllByRole('radio');
    await expect(northAmerica).toBeDisabled();
    await expect(northAmerica).toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(asia).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'asia' });
  },
});

const target = fn().mockName('radioRef');

/** `radioRef` gets the option that Tab reaches, to focus it after a failed submit. */
export const RadioRef = meta.story({
  args: { radioRef: target, options: oneDisabled },
  play: async ({ canvas }) => {
    await expect(target).toHaveBeenLastCalledWith(canvas.getAllByRole('radio')[0]);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLFieldSetElement>((probe) => (
    <RadioGroup
      {...probe}
      label={label}
      name="area"
      options={options}
      value={null}
      onChange={fn()}
    />
  )),
);
