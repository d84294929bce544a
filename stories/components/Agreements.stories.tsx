import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Agreements } from '../../src/components/Agreements/Agreements.tsx';
import { shows } from '../support/shows.ts';

function Ticked({ values: start, onChange, ...rest }: ComponentProps<typeof Agreements>) {
  const [values, setValues] = useState(start);
  return (
    <Agreements
      {...rest}
      values={values}
      onChange={(change) => {
        setValues({ ...values, [change.name]: change.checked });
        onChange(change);
      }}
    />
  );
}

const links = { terms: '/terms', privacy: '/privacy', stripe: '/card-payment' };

const meta = preview.meta({
  title: 'Components/Agreements',
  component: Agreements,
  render: (args) => <Ticked {...args} />,
  args: { age: 18, links, values: { terms: false, stripe: false }, onChange: fn() },
});

export const TermsAndCardPayment = meta.story({
  play: async ({ args, canvas, step }) => {
    const [terms, stripe] = canvas.getAllByRole('checkbox');
    if (!terms || !stripe) throw new Error('The two agreements are not both there.');
    await shows(step, ['VAL-030', 'VAL-032'], 'two boxes, the age in the first', async () => {
      await expect(terms).toHaveAttribute('name', 'check_read_agreements');
      await expect(terms).toHaveAccessibleName(/18/);
      await userEvent.click(stripe);
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'stripe', checked: true });
      await expect(stripe).toBeChecked();
    });
    await step('each document opens beside the form', async () => {
      const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('target'));
      await expect(targets).toEqual(['_blank', '_blank', '_blank']);
    });
  },
});

export const TermsOnly = meta.story({ args: { links: { terms: '/terms', privacy: '/privacy' } } });

export const BothTicked = meta.story({ args: { values: { terms: true, stripe: true } } });

export const Missing = meta.story({
  args: {
    errors: {
      terms: { id: 'seller_signup_terms_checktips_us' },
      stripe: { id: 'seller_signup_terms_checktips_us' },
    },
  },
  play: async ({ canvas, step }) => {
    await shows(step, ['VAL-028'], 'a missing tick is told at its box', async () => {
      for (const box of canvas.getAllByRole('checkbox')) {
        await expect(box).toBeInvalid();
        await expect(box).toHaveAccessibleDescription();
      }
    });
  },
});
