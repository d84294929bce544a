import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SendCodeButton } from '../../src/components/SendCodeButton/SendCodeButton.tsx';
import type { i18n as I18n } from 'i18next';
import { setTexts } from '../../src/i18n/createI18n.ts';
import { loadTexts } from '../../src/i18n/loadTexts.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const atNoon = () => noon;

const meta = preview.meta({
  title: 'Components/Actions/SendCodeButton',
  component: SendCodeButton,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'Requests a verification code, and a new one after the cooldown. The caller holds the cooldown: a deadline that starts with a successful send, or one that the server asked for. It is a quiet button; next to a field, use the variant secondary.',
      keyboard: [
        [
          'Enter, Space',
          'Requests a code; does nothing during the cooldown, while it sends, or without a valid contact. It keeps the focus in every state.',
        ],
      ],
      announced: [
        '“Send code, button”; after the first one “Send a new code, button”.',
        'While the request runs: “Sending code…, button, dimmed”.',
        'After a send, once: “A code is on its way. You can ask for a new one in 60 seconds.” At the end, once: “You can ask for a new code now.” The seconds between are not announced, only shown in the button.',
        'Without a valid contact: “Send code, button, dimmed”, and the reason below it.',
        'Throttled: “Try again in 5 min”, once, and the end as above.',
      ],
      sources: [
        'CODE-008',
        'CODE-009',
        'CODE-010',
        'CODE-011',
        'CODE-013',
        'CODE-014',
        'E-12',
        'E-19',
        'E-24',
        'S-046',
        'S-047',
        'S-048',
      ],
    } satisfies ComponentGuide,
  },
  args: { sent: true, cooldown: null, now: atNoon, onSend: fn() },
});

const textIn = (button: HTMLElement, key: string) => button.querySelector(`[data-message=${key}]`);

export const FirstCode = meta.story({
  args: { sent: false },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    await covers(step, ['CODE-010'], 'the first label is “send”', async () => {
      await expect(textIn(button, 'send_code')).toBeVisible();
    });
    await step('a click calls onSend with the time', async () => {
      await userEvent.click(button);
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onSend).toHaveBeenCalledWith({ at: noon });
    });
  },
});

export const Resend = meta.story({
  play: async ({ canvas, step }) => {
    await covers(step, ['CODE-010'], 'the next label is “resend”', async () => {
      await expect(textIn(canvas.getByRole('button'), 'sign_up_resend')).toBeVisible();
    });
  },
});

export const Sending = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, step }) => {
    await step('disabled while the request runs (S-046)', async () => {
      const button = canvas.getByRole('button');
      await expect(textIn(button, 'sign_up_sending')).toBeVisible();
      await userEvent.click(button);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

export const Counting = meta.story({
  args: { cooldown: { after: 'sent', until: noon + 42_300 } },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    await covers(
      step,
      ['CODE-008', 'CODE-011'],
      'a click during the countdown is ignored',
      async () => {
        await expect(button).toHaveTextContent('43');
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await userEvent.click(button);
        await expect(args.onSend).not.toHaveBeenCalled();
        await expect(button).toHaveFocus();
      },
    );
    await step('announces the start with the number of seconds', async () => {
      const status = canvas.getByRole('status');
      await waitFor(() =>
        expect(status.querySelector('[data-message]')).toHaveAttribute(
          'data-message',
          'sign_up_resend_started',
        ),
      );
    });
  },
});

/** A change of the language does not repeat an announcement (E-24). */
export const LanguageSwitched = meta.story({
  args: { cooldown: { after: 'sent', until: noon + 53_000 } },
  play: async ({ canvas, loaded, step }) => {
    const { i18n } = loaded as unknown as { readonly i18n: I18n }; // what the preview's loader returns
    const before = i18n.language;
    const button = canvas.getByRole('button');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
    const label = button.textContent;
    await step('the label changes, and nothing is announced', async () => {
      setTexts(i18n, 'de-DE', await loadTexts('de-DE'));
      await waitFor(() => expect(button.textContent).not.toBe(label));
      await expect(status).toBeEmptyDOMElement();
    });
    await step('nothing is announced when the language changes back', async () => {
      void i18n.changeLanguage(before);
      await waitFor(() => expect(button.textContent).toBe(label));
      await expect(status).toBeEmptyDOMElement();
    });
  },
});

/** If the clock is set back, the cooldown is never longer than one countdown (E-12). */
export const ClockJumped = meta.story({
  args: { cooldown: { after: 'sent', until: noon + 86_400_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('60');
  },
});

export const Over = meta.story({
  args: { cooldown: { after: 'sent', until: noon - 1 } },
  play: async ({ args, canvas, step }) => {
    await step('announces the end, but not the seconds', async () => {
      const status = canvas.getByRole('status');
      await waitFor(() =>
        expect(status.querySelector('[data-message=sign_up_resend_ready]')).not.toBeNull(),
      );
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
});

let time = noon;
const movingClock = () => time;

/** After a sleep of the device the countdown is over when the page is visible again (E-12). */
export const OverAfterSleep = meta.story({
  args: { cooldown: { after: 'sent', until: noon + 60_000 }, now: movingClock },
  beforeEach() {
    time = noon;
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    await covers(step, ['CODE-009'], 'starts at 60', async () => {
      await expect(button).toHaveTextContent('60');
    });
    await step('is over when the page is visible again', async () => {
      time = noon + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await canvas.findByText(/./, { selector: 'button [data-message=sign_up_resend]' });
      await expect(button).not.toHaveAttribute('aria-disabled');
    });
  },
});

/** The server asked to wait; above a minute the button shows whole minutes (E-19). */
export const Throttled = meta.story({
  args: { cooldown: { after: 'throttled', until: noon + 290_000 } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('5');
    await expect(textIn(button, 'send_code_wait_minutes')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const ThrottledForSeconds = meta.story({
  args: { cooldown: { after: 'throttled', until: noon + 12_000 } },
  play: async ({ canvas }) => {
    await expect(textIn(canvas.getByRole('button'), 'send_code_wait_seconds')).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const NumberNotValid = meta.story({
  args: { sent: false, invalid: 'phone' },
  play: async ({ args, canvas, step }) => {
    await covers(
      step,
      ['CODE-014'],
      'disabled without a valid number, with the reason as description',
      async () => {
        const button = canvas.getByRole('button');
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription();
        await userEvent.click(button);
        await expect(args.onSend).not.toHaveBeenCalled();
      },
    );
  },
});

export const AddressNotValid = meta.story({
  args: { sent: false, invalid: 'email', variant: 'secondary' },
});

export const Secondary = meta.story({ args: { sent: false, variant: 'secondary' } });

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>(
    (probe) => <SendCodeButton {...probe} sent={false} cooldown={null} onSend={fn()} />,
    { className: 'frame' },
  ),
);
