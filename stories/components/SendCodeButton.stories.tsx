import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SendCodeButton } from '../../src/components/SendCodeButton/SendCodeButton.tsx';
import type { PageTexts } from '../../src/i18n/createTexts.ts';
import { loadTexts } from '../../src/i18n/loadTexts.ts';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const atNoon = () => noon;

const meta = preview.meta({
  title: 'Components/Actions/SendCodeButton',
  component: SendCodeButton,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'Asks for a verification code, and for a new one when its time has come. The caller owns the wait: a deadline that starts only with a successful send, or that the server named. Quiet by itself; beside a field take variant secondary.',
      keyboard: [
        [
          'Enter, Space',
          'Asks for a code; nothing while it waits, sends or lacks a valid number. It keeps the focus in every state.',
        ],
      ],
      spoken: [
        '“Send code, button”; after the first one “Send a new code, button”.',
        'While the request runs: “Sending code…, button, dimmed”.',
        'After a send, once: “A code is on its way. You can ask for a new one in 60 seconds.” At the end, once: “You can ask for a new code now.” The seconds between are seen, and read only by who goes to the button.',
        'Without a valid number: “Send code, button, dimmed”, and the reason that stands below it.',
        'After too many: “Try again in 5 min”, once, and the end as above.',
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
  args: { sent: true, wait: null, now: atNoon, onSend: fn() },
});

const says = (button: HTMLElement, key: string) => button.querySelector(`[data-message=${key}]`);

export const First = meta.story({
  args: { sent: false },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    await shows(step, ['CODE-010'], 'the first time it says “send”', async () => {
      await expect(says(button, 'send_code')).toBeVisible();
    });
    await step('a click asks for a code, and says when', async () => {
      await userEvent.click(button);
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onSend).toHaveBeenCalledWith({ at: noon });
    });
  },
});

export const Again = meta.story({
  play: async ({ canvas, step }) => {
    await shows(step, ['CODE-010'], 'afterwards it says “resend”', async () => {
      await expect(says(canvas.getByRole('button'), 'sign_up_resend')).toBeVisible();
    });
  },
});

export const Sending = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, step }) => {
    await step('unavailable at once, while the request runs (S-046)', async () => {
      const button = canvas.getByRole('button');
      await expect(says(button, 'sign_up_sending')).toBeVisible();
      await userEvent.click(button);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

export const Counting = meta.story({
  args: { wait: { after: 'sent', until: noon + 42_300 } },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    await shows(step, ['CODE-008', 'CODE-011'], 'while it counts a click is ignored', async () => {
      await expect(button).toHaveTextContent('43');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
    await step('the start is read out with the seconds it began with', async () => {
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

/** Another language is no news: what was read out is not read out again (E-24). */
export const LanguageSwitched = meta.story({
  args: { wait: { after: 'sent', until: noon + 53_000 } },
  play: async ({ canvas, loaded, step }) => {
    const { texts } = loaded as unknown as { readonly texts: PageTexts }; // what the preview's loader returns
    const before = texts.speech();
    const button = canvas.getByRole('button');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
    const label = button.textContent;
    await step('the button speaks it, and nothing is read out', async () => {
      texts.speak({ language: 'de-DE', texts: await loadTexts('de-DE') });
      await waitFor(() => expect(button).not.toHaveTextContent(label));
      await expect(status).toBeEmptyDOMElement();
    });
    await step('nor on the way back', async () => {
      texts.speak(before);
      await waitFor(() => expect(button).toHaveTextContent(label));
      await expect(status).toBeEmptyDOMElement();
    });
  },
});

/** A clock that jumped back never locks the button for longer than one countdown (E-12). */
export const ClockJumped = meta.story({
  args: { wait: { after: 'sent', until: noon + 86_400_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('60');
  },
});

export const Over = meta.story({
  args: { wait: { after: 'sent', until: noon - 1 } },
  play: async ({ args, canvas, step }) => {
    await step('the end is read out, the seconds never', async () => {
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

/** A laptop that slept through the countdown finds it over when the page comes back (E-12). */
export const OverAfterSleep = meta.story({
  args: { wait: { after: 'sent', until: noon + 60_000 }, now: movingClock },
  beforeEach() {
    time = noon;
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    await shows(step, ['CODE-009'], 'starts at 60', async () => {
      await expect(button).toHaveTextContent('60');
    });
    await step('is over when the page comes back later', async () => {
      time = noon + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await canvas.findByText(/./, { selector: 'button [data-message=sign_up_resend]' });
      await expect(button).not.toHaveAttribute('aria-disabled');
    });
  },
});

/** The server said when to try again; above a minute in whole minutes (E-19). */
export const Throttled = meta.story({
  args: { wait: { after: 'throttled', until: noon + 290_000 } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('5');
    await expect(says(button, 'send_code_wait_minutes')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const ThrottledForSeconds = meta.story({
  args: { wait: { after: 'throttled', until: noon + 12_000 } },
  play: async ({ canvas }) => {
    await expect(says(canvas.getByRole('button'), 'send_code_wait_seconds')).toBeVisible();
  },
});

export const Unavailable = meta.story({
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
    await shows(step, ['CODE-014'], 'waits for a valid number, and says so', async () => {
      const button = canvas.getByRole('button');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription();
      await userEvent.click(button);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

export const AddressNotValid = meta.story({
  args: { sent: false, invalid: 'email', variant: 'secondary' },
});

export const Secondary = meta.story({ args: { sent: false, variant: 'secondary' } });

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>(
    (probe) => <SendCodeButton {...probe} sent={false} wait={null} onSend={fn()} />,
    { className: 'frame' },
  ),
);
