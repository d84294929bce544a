import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AgreementsBlock } from '../../src/components/AgreementsBlock/AgreementsBlock.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

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
        'The agreements above the button that creates the account: the terms and, if there is a link, those of the card-payment provider are required; marketing e-mails and calls are optional. The caller holds the ticks and sets them from the start where the site has them pre-ticked.',
      keyboard: [
        ['Tab', 'Moves to each box, then to the links in its text.'],
        ['Space on a box', 'Ticks or unticks it.'],
        ['Enter on a link', 'Opens the document in a new tab.'],
      ],
      announced: [
        'A box: its label, “check box, not checked”.',
        'A missing tick: “invalid entry” and the error below the box.',
        'A link: its text, “(opens in a new tab), link”.',
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
    if (!terms || !stripe) throw new Error('One of the two agreements is missing.');
    await covers(step, ['REG-011', 'REG-012'], 'two boxes, one with the minimum age', async () => {
      await expect(namesOf(boxes)).toEqual(['check_read_agreements', 'stripe_agreements']);
      await expect(terms).toHaveAccessibleName(/18/);
    });
    await step('each box is ticked on its own', async () => {
      await userEvent.click(stripe);
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'stripe', checked: true });
      await expect(stripe).toBeChecked();
      await expect(terms).not.toBeChecked();
    });
    await step('each document opens in a new tab', async () => {
      const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('target'));
      await expect(targets).toEqual(['_blank', '_blank', '_blank']);
    });
    await step('Tab reaches boxes and links one by one', async () => {
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
    await step('no other box unless the region asks for it', async () => {
      await expect(namesOf(canvas.getAllByRole('checkbox'))).toEqual(['check_read_agreements']);
    });
  },
});

export const MinimumAge20 = meta.story({
  args: { age: 20, links: termsOnly },
  play: async ({ canvas, step }) => {
    await step('the minimum age of the region', async () => {
      await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(/20/);
    });
  },
});

export const MarketingEmails = meta.story({
  args: { links: termsOnly, emails: {} },
  play: async ({ args, canvas, canvasElement, step }) => {
    await covers(step, ['REG-013'], 'a separate, optional box', async () => {
      const [, emails] = canvas.getAllByRole('checkbox');
      await expect(emails).toHaveAttribute('name', 'email_agreement');
      await expect(canvasElement.querySelector('[data-message=agreement_emails]')).toBeVisible();
      await userEvent.click(emails ?? document.body);
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'emails', checked: true });
    });
  },
});

/** A region can have its own text for the consent (S-036); here another text stands for it. */
export const RegionalConsentText = meta.story({
  args: { links: termsOnly, emails: { consentKey: 'nav_feedback_send' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-message=nav_feedback_send]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-message=agreement_emails]')).toBeNull();
  },
});

export const MarketingCalls = meta.story({
  args: { links: termsOnly, phone: true },
  play: async ({ args, canvas, step }) => {
    await covers(step, ['REG-014'], 'a separate box for phone calls', async () => {
      const [, phone] = canvas.getAllByRole('checkbox');
      await expect(phone).toHaveAttribute('name', 'phone_agreement');
      await userEvent.click(phone ?? document.body);
      await expect(args.onChange).toHaveBeenCalledWith({ name: 'phone', checked: true });
    });
  },
});

export const AllFour = meta.story({ args: { emails: {}, phone: true } });

/** Where the agreements are pre-ticked, the caller sets them from the start (VAL-029). */
export const PreTicked = meta.story({ args: { values: { terms: true, stripe: true } } });

const missing = { id: 'seller_signup_terms_checktips_us' } as const;

export const Missing = meta.story({
  args: { errors: { terms: missing, stripe: missing }, emails: {} },
  play: async ({ canvas, step }) => {
    const [terms, stripe, emails] = canvas.getAllByRole('checkbox');
    await step('the error of a missing tick is at its box', async () => {
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
