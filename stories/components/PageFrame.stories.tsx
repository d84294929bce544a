import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Card } from '../../src/components/Card/Card.tsx';
import { EmptyState } from '../../src/components/EmptyState/EmptyState.tsx';
import { LegalLinks } from '../../src/components/LegalLinks/LegalLinks.tsx';
import { PageFrame } from '../../src/components/PageFrame/PageFrame.tsx';
import { RegisterModal } from '../../src/components/RegisterModal/RegisterModal.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { TopBar } from '../../src/components/TopBar/TopBar.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalBox } from '../support/modal.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageFrame',
  component: PageFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The landmarks of every page: a skip link, the bar, the main part, the footer. A step that fills the screen of a phone hides the bar and the footer.',
      keyboard: [['Tab, then Enter', 'The first Tab shows the skip link; Enter follows it.']],
      announced: [
        '“Skip to the form, link”.',
        'The bar, “banner”.',
        '“Main”.',
        'The footer, “content information”.',
      ],
      sources: ['S-207', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: {
    bar: (
      <TopBar homeHref="/">
        <TextLink href="/account/login">
          <Message id="bar_log_in" />
        </TextLink>
      </TopBar>
    ),
    children: <EmptyState title={<Message id="log_in_lead" />} />,
  },
});

export const WithBar = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await step('the first Tab reaches the skip link', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', '#main');
    });
    await step('Enter moves the focus without a history entry', async () => {
      const entries = history.length;
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(history.length).toBe(entries);
      canvas.getByRole('link', { name: /skip/i }).focus();
    });
  },
});

export const WithFooter = meta.story({
  args: {
    footer: (
      <footer style={{ padding: '1.25rem' }}>
        <LegalLinks terms="/terms" privacy="/privacy" help="/help" />
      </footer>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
  },
});

export const WithoutBar = meta.story({ args: { bar: undefined } });

/** A step in the page that fills the screen hides the bar and the footer. */
export const FullScreenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    footer: (
      <footer>
        <LegalLinks terms="/terms" privacy="/privacy" help="/help" />
      </footer>
    ),
    children: (
      <Card fullScreen title={<Message id="sign_up_verification_title" />}>
        <Button wide>
          <Message id="sign_up_continue" />
        </Button>
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')).not.toBeVisible();
    await expect(canvasElement.querySelector('footer')).not.toBeVisible();
  },
});

/** In a dialog that belongs to the bar the same step does not hide the bar, since that would hide the dialog too. */
export const FullScreenStepInDialog = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    bar: (
      <>
        <TopBar homeHref="/" />
        <RegisterModal open onClose={() => undefined}>
          <Card fullScreen title={<Message id="sign_up_verification_title" />}>
            <Button wide>
              <Message id="sign_up_continue" />
            </Button>
          </Card>
        </RegisterModal>
      </>
    ),
  },
  play: async () => {
    await inModal('sign_up_verification_title');
    await expect((await modalBox()).width).toBe(innerWidth);
  },
});

export const RootProps = meta.story(rootProps<HTMLDivElement>((probe) => <PageFrame {...probe} />));
