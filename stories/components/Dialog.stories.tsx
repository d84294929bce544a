import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Dialog } from '../../src/components/Dialog/Dialog.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { cannotBeClosed } from '../support/cannotBeClosed.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalBox, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { Opener } from '../support/Opener.tsx';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const text = <Message id="market_confirm_description" />;
const title = <Message id="market_confirm_question" />;
const confirm = <Message id="market_confirm_confirm" />;

const meta = preview.meta({
  title: 'Components/Dialogs/Dialog',
  component: Dialog,
  parameters: {
    chromatic: { modes: dialogModes },
    // A modal covers its page, so each story of the docs has its own frame.
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'The frame of every dialog: mask, title, close button, content, actions. It is centred on a desktop, and a drawer from the bottom edge on a phone. Use the specific dialogs first; use this one to build a new dialog.',
      keyboard: [
        ['Escape', 'Closes it; does nothing while a request runs.'],
        ['Tab, Shift + Tab', 'Moves inside the dialog; the page behind is inert.'],
      ],
      announced: [
        'Its title, then “dialog”. Focus starts at the title, or at the control with `data-autofocus`.',
        'Closed: the control that opened it, which has the focus again; if that is gone, the dialog below or the heading of the page.',
        'While a request runs: “busy”, and the close button is “dimmed”.',
      ],
      sources: [
        ...['E-16', 'E-30', 'DLG-023', 'UI-004', 'UI-008', 'UI-009', 'UI-012', 'UI-013', 'UI-014'],
        ...['UI-015', 'S-139'],
      ],
    } satisfies ComponentGuide,
  },
  argTypes: {
    size: {
      control: 'select',
      options: [
        ...['notice', 'confirm', 'identity', 'contact', 'market', 'selector', 'list', 'register'],
        ...['referral', 'subscribe', 'panel'],
      ],
    },
    title: { control: false },
    picture: { control: false },
    actions: { control: false },
  },
  args: {
    open: true,
    title,
    size: 'market' as const,
    children: <p>{text}</p>,
    actions: (
      <>
        <Button variant="secondary">
          <Message id="market_confirm_cancel" />
        </Button>
        <Button>{confirm}</Button>
      </>
    ),
    onClose: fn(),
  },
});

const heading = () => screen.getByRole('heading', { level: 2 });

export const Plain = meta.story({
  play: async ({ args, step }) => {
    const modal = await modalShown();
    await step('focus starts at the title, which names the dialog', async () => {
      await waitFor(() => expect(heading()).toHaveFocus());
      await expect(modal).toHaveAccessibleName();
    });
    await step('every way to close it calls onClose with the reason', async () => {
      await pressInModal('dialog_close');
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'cross' });
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' });
      await userEvent.click(modal);
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'mask' });
      await expect(modal).toHaveAttribute('open');
    });
    await step('a press that starts inside and ends on the mask does not close it', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: heading() },
        { target: modal },
        { keys: '[/MouseLeft]', target: modal },
      ]);
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
});

export const FocusStartsAtField = meta.story({
  args: {
    size: 'contact',
    children: <TextField label={<Message id="change_email_label" />} data-autofocus="" />,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
});

export const WithoutActions = meta.story({ args: { actions: undefined } });

export const SecondTheme = meta.story({
  args: { theme: 'tiktok' },
  play: async () => {
    await expect(await modalShown()).toHaveAttribute('data-theme', 'tiktok');
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, step }) => {
    await step('it cannot be closed while a request runs (E-30)', async () => {
      await cannotBeClosed(await modalShown());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

/** What opens by itself takes no focus, and leaves the page as it is (E-16). */
export const BesideThePage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Opener>
      {(open, close) => (
        <Dialog open={open} modal={false} size="subscribe" title={title} onClose={close}>
          <p>{text}</p>
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvasElement, step }) => {
    const opener = canvasElement.querySelector<HTMLElement>('[data-opens]') ?? document.body;
    const beside = () => canvasElement.querySelector<HTMLElement>('dialog[open]');
    await step('the focus stays, and the page can be used and scrolled', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(beside()).toBeVisible());
      await expect(opener).toHaveFocus();
      await expect(openModal()).toBeNull();
      await expect(document.documentElement).not.toHaveAttribute('data-locked');
    });
    await step('Escape in it, and its button, close it', async () => {
      const close = beside()?.querySelector('button') ?? document.body;
      close.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(beside()).toBeNull());
      await userEvent.click(opener);
      await userEvent.click(close);
      await waitFor(() => expect(beside()).toBeNull());
    });
    await userEvent.click(opener);
  },
});

/** Content longer than the window scrolls inside; title and close button stay visible. */
export const LongText = meta.story({
  args: {
    children: Array.from({ length: 24 }, (_, index) => <p key={index}>{text}</p>),
  },
  play: async ({ step }) => {
    const modal = await modalShown();
    await step('it ends inside the window', async () => {
      await expect(modal.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(modal.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    });
    await step('its title stays visible when it is scrolled to the end', async () => {
      modal.scrollTop = modal.scrollHeight;
      await waitFor(() => expect(modal.scrollTop).toBeGreaterThan(100));
      const { top } = modal.getBoundingClientRect();
      if (innerHeight > 416)
        await expect(heading().getBoundingClientRect().top).toBeGreaterThan(top);
    });
  },
});

/** A dialog that opens another one; the button of the inner one closes both at once. */
function Nested() {
  const [inner, setInner] = useState(false);
  return (
    <Opener>
      {(open, close) => (
        <Dialog
          open={open}
          title={title}
          onClose={close}
          actions={
            <Button onClick={() => setInner(true)}>
              <Message id="market_confirm_confirm" />
            </Button>
          }
        >
          <p>{text}</p>
          <Dialog
            open={inner}
            title={<Message id="two_step_title" />}
            onClose={() => setInner(false)}
            actions={
              <Button
                onClick={() => {
                  setInner(false);
                  close();
                }}
              >
                <Message id="confirm_dialog_ok" />
              </Button>
            }
          />
        </Dialog>
      )}
    </Opener>
  );
}

export const FromAnotherDialog = meta.story({
  render: () => <Nested />,
  play: async ({ canvasElement, step }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-opens]') ?? document.body;
    const openBoth = async () => {
      await userEvent.click(button);
      await pressInModal('market_confirm_confirm');
      await inModal('two_step_title');
    };
    await step(
      'Escape closes the topmost one; focus returns to the control that opened it',
      async () => {
        await openBoth();
        await userEvent.keyboard('{Escape}');
        const opener = (await inModal('market_confirm_confirm')).closest('button');
        await waitFor(() => expect(opener).toHaveFocus());
      },
    );
    await step('the page does not scroll until the last one is closed; focus returns', async () => {
      await expect(document.documentElement).toHaveAttribute('data-locked');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(document.documentElement).not.toHaveAttribute('data-locked');
    });
    await step('focus returns too when both close at once', async () => {
      await openBoth();
      await pressInModal('confirm_dialog_ok');
      await waitFor(() => expect(openModal()).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

/** The control that opened it disappears while it is open, like a step of a form. */
function RemovedOpener() {
  const [step, setStep] = useState<'button' | 'dialog' | 'gone'>('button');
  return (
    <main>
      <h1>
        <Message id="sign_up_title" />
      </h1>
      {step !== 'gone' && (
        <Button onClick={() => setStep('dialog')}>
          <Message id="sign_up_continue" />
        </Button>
      )}
      <Dialog open={step === 'dialog'} title={title} onClose={() => setStep('gone')} />
    </main>
  );
}

export const OpenerGone = meta.story({
  render: () => <RemovedOpener />,
  play: async ({ canvas, step }) => {
    await step("focus moves to the page's heading", async () => {
      await userEvent.click(canvas.getByRole('button'));
      await modalShown();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
});

/** A page with a scrollbar neither scrolls nor shifts while a dialog is open. */
export const PageDoesNotShift = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Opener>{(open, close) => <Dialog open={open} title={title} onClose={close} />}</Opener>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>{text}</p>
      ))}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-opens]') ?? document.body;
    const position = () => canvasElement.querySelector('p')?.getBoundingClientRect().toJSON();
    await step('the page behind does not move', async () => {
      const before = position();
      await userEvent.click(button);
      await modalShown();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await expect(position()).toEqual(before);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openModal()).toBeNull());
      await expect(position()).toEqual(before);
    });
  },
});

const sizes = ['notice', 'confirm', 'contact', 'market', 'selector', 'list', 'subscribe'] as const;

/** One button per size. */
const allSizes = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Sized key={size} size={size} />
      ))}
    </>
  ),
};

function Sized({ size }: { readonly size: (typeof sizes)[number] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" data-opens-size={size} onClick={() => setOpen(true)}>
        {size}
      </Button>
      <Dialog
        open={open}
        size={size}
        title={title}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{confirm}</Button>}
      />
    </>
  );
}

/** Opens a size, measures it, closes it. */
async function measure(canvas: HTMLElement, size: (typeof sizes)[number]) {
  await userEvent.click(canvas.querySelector(`[data-opens-size=${size}]`) ?? canvas);
  const box = await modalBox();
  await pressInModal('dialog_close');
  return box;
}

export const SizesOnDesktop = meta.story({
  tags: ['own-words'],
  globals: { viewport: { value: 'desktop' } },
  ...allSizes,
  play: async ({ canvasElement, step }) => {
    const width = async (size: (typeof sizes)[number]) => {
      const box = await measure(canvasElement, size);
      await expect(box).toMatchObject({ centred: true, atBottom: false });
      return box.width;
    };
    await covers(step, ['UI-004'], 'market and contact 432, confirm and notice 420', async () => {
      await expect(await width('market')).toBe(432);
      await expect(await width('selector')).toBe(432);
      await expect(await width('contact')).toBe(432);
      await expect(await width('confirm')).toBe(420);
      await expect(await width('notice')).toBe(420);
    });
    await step('subscribe 440', async () => {
      await expect(await width('subscribe')).toBe(440);
    });
  },
});

export const SizesOnPhone = meta.story({
  tags: ['own-words'],
  globals: { viewport: { value: 'phone' } },
  ...allSizes,
  play: async ({ canvasElement, step }) => {
    const height = async (size: (typeof sizes)[number]) => {
      const box = await measure(canvasElement, size);
      await expect(box).toMatchObject({ centred: true, atBottom: true, width: 390 });
      return box.height;
    };
    await covers(step, ['UI-012', 'UI-013', 'UI-014'], 'drawers 250, 400, 387 high', async () => {
      await expect(await height('contact')).toBe(250);
      await expect(await height('market')).toBe(400);
      await expect(await height('selector')).toBe(387);
    });
    await covers(step, ['UI-015'], 'the country list leaves 44 px free', async () => {
      await expect(await height('list')).toBe(844 - 44);
    });
    await step('subscribe 338 high', async () => {
      await expect(await height('subscribe')).toBe(338);
    });
    await step('a confirm dialog is centred, 272 px wide', async () => {
      const box = await measure(canvasElement, 'confirm');
      await expect(box).toMatchObject({ centred: true, atBottom: false, width: 272 });
    });
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => (
    <Dialog open={open} title={title} onClose={close}>
      <p>{text}</p>
    </Dialog>
  )),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <Dialog {...probe} open title={title} onClose={fn()}>
      <p>{text}</p>
    </Dialog>
  )),
);
