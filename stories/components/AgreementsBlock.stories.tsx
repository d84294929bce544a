import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AgreementsBlock } from '../../src/components/AgreementsBlock/AgreementsBlock.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

function Ticked({ values: start, onChange, ...rest }: ComponentProps<typeof AgreementsBlock>) {
  const [values, setValues] = useState(start);
  return (
    <AgreementsBlock
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
const termsOnly = { terms: '/terms', privacy: '/privacy' };

const meta = preview.meta({
  title: 'Components/Inputs/AgreementsBlock',
  component: AgreementsBlock,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'What a seller accepts with the sign-up, above the button that creates the account: the terms and, with its link, the card-payment provider’s; and what they may allow, marketing e-mails and calls. The caller holds the ticks, and starts with them set where the site ticks agreements ahead.',
      keyboard: [
        ['Tab', 'Each box, then the links in its text.'],
        ['Space on a box', 'Ticks it, or takes the tick back.'],
        ['Enter on a link', 'Opens the document beside the form.'],
      ],
      spoken: [
        'A box: its text, “check box, not checked”.',
        'A missing tick: “invalid entry” and, below the box, what to do.',
        'A link: its words, “(opens in a new tab), link”.',
      ],
      sources: [
        'REG-011',
        'REG-012',
        'REG-013',
        'REG-014',
        'REG-025',
        'VAL-028',
        'VAL-029',
        'VAL-030',
        'VAL-031',
        'VAL-032',
        'VAL-033',
        'S-034',
        'S-036',
        'S-060',
        'S-062',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Ticked {...args} />,
  args: { age: 18, links, values: {}, onChange: fn() },
});

const namesOf = (boxes: readonly HTMLElement[]) => boxes.map((box) => box.getAttribute('name'));

export const TermsAndCardPayment = meta.story({
  play: async ({ args, canvas, step }) => {
    const boxes = canvas.getAllByRole('checkbox');
    const [terms, stripe] = boxes;
    if (!terms || !stripe) throw new Error('The two agreements are not both there.');
    await shows(step, ['REG-011', 'REG-012', 'VAL-032'], 'two boxes, the age in one', async () => {
      await expect(namesOf(boxes)).toEqual(['check_read_agreements', 'stripe_agreements']);
      await expect(terms).toHaveAccessibleName(/18/);
    });
    await shows(step, ['VAL-030'], 'each is ticked by itself', async () => {
      await userEvent.click(stripe);
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'stripe', checked: true });
      await expect(stripe).toBeChecked();
      await expect(terms).not.toBeChecked();
    });
    await step('each document opens beside the form', async () => {
      const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('target'));
      await expect(targets).toEqual(['_blank', '_blank', '_blank']);
    });
    await step('boxes and links are reached one by one', async () => {
      terms.focus();
      for (const link of canvas.getAllByRole('link').slice(0, 2)) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      await userEvent.tab();
      await expect(stripe).toHaveFocus();
    });
  },
});

export const TermsOnly = meta.story({
  args: { links: termsOnly },
  play: async ({ canvas, step }) => {
    await shows(step, ['REG-012', 'VAL-031'], 'no other box where none is asked for', async () => {
      await expect(namesOf(canvas.getAllByRole('checkbox'))).toEqual(['check_read_agreements']);
    });
  },
});

export const AgeOfThailand = meta.story({
  args: { age: 20, links: termsOnly },
  play: async ({ canvas, step }) => {
    await shows(step, ['VAL-033'], 'the age that the region asks for', async () => {
      await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(/20/);
    });
  },
});

export const MarketingEmails = meta.story({
  args: { links: termsOnly, emails: {} },
  play: async ({ args, canvas, canvasElement, step }) => {
    await shows(step, ['REG-013', 'VAL-031'], 'a box of its own, optional', async () => {
      const [, emails] = canvas.getAllByRole('checkbox');
      await expect(emails).toHaveAttribute('name', 'email_agreement');
      await expect(canvasElement.querySelector('[data-message=agreement_emails]')).toBeVisible();
      await userEvent.click(emails ?? document.body);
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'emails', checked: true });
    });
  },
});

/** A region may ask for the consent in words of its own (S-036); here another text stands for them. */
export const ConsentInTheRegionsWords = meta.story({
  args: { links: termsOnly, emails: { consentKey: 'nav_feedback_send' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-message=nav_feedback_send]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-message=agreement_emails]')).toBeNull();
  },
});

export const PhoneReach = meta.story({
  args: { links: termsOnly, phone: true },
  play: async ({ args, canvas, step }) => {
    await shows(step, ['REG-014'], 'being reached by phone has a box of its own', async () => {
      const [, phone] = canvas.getAllByRole('checkbox');
      await expect(phone).toHaveAttribute('name', 'phone_agreement');
      await userEvent.click(phone ?? document.body);
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'phone', checked: true });
    });
  },
});

export const AllFour = meta.story({ args: { emails: {}, phone: true } });

/** Where the site ticks the agreements ahead, the caller starts with them set (VAL-029). */
export const TickedAhead = meta.story({ args: { values: { terms: true, stripe: true } } });

const missing = { id: 'seller_signup_terms_checktips_us' } as const;

export const Missing = meta.story({
  args: { errors: { terms: missing, stripe: missing }, emails: {} },
  play: async ({ canvas, step }) => {
    const [terms, stripe, emails] = canvas.getAllByRole('checkbox');
    await shows(step, ['VAL-028', 'VAL-030'], 'a missing tick is told at its box', async () => {
      for (const box of [terms, stripe]) {
        await expect(box).toBeInvalid();
        await expect(box).toHaveAccessibleDescription();
      }
      await expect(emails).toBeValid();
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => (
    <AgreementsBlock {...probe} age={18} links={termsOnly} values={{}} onChange={fn()} />
  )),
);
