import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ContractCatalogue } from './ContractCatalogue.tsx';

const meta = preview.meta({
  title: 'Docs/Contract',
  component: ContractCatalogue,
  // Contract.mdx is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
});

const entries = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-call]')].map(
    (entry) => entry.dataset['call'],
  );

/** Ends a story with one call, so that axe does not judge hundreds of the same kind again. */
const endWithOne = async (canvasElement: HTMLElement) => {
  const search = within(canvasElement).getByRole('searchbox', { name: 'Search' });
  await userEvent.clear(search);
  await userEvent.type(search, 'join/ocr');
  await waitFor(() => expect(entries(canvasElement)).toEqual(['product.join.ocr']));
};

async function open(canvasElement: HTMLElement, call: string): Promise<HTMLElement> {
  const entry = canvasElement.querySelector<HTMLElement>(`[data-call="${call}"]`);
  const summary = entry?.querySelector('summary');
  if (!entry || !summary) throw new Error(`The catalogue does not show ${call}.`);
  await userEvent.click(summary);
  await waitFor(() => expect(within(entry).getByText('Possible errors')).toBeVisible());
  return entry;
}

export const EveryCall = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('the whole catalogue', async () => {
      const all = entries(canvasElement);
      await expect(canvas.getByRole('status')).toHaveTextContent(`${all.length} of ${all.length}`);
      await expect(all).toContain('product.arch.config_center_gw.get_config');
      await expect(all).toContain('product.open_shop.v2.submit');
      await expect(all).toContain('product.usseller.onboard.v1.registration_channel');
    });
    await endWithOne(canvasElement);
  },
});

export const Searched = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await step('words of the path', async () => {
      await userEvent.type(search, 'send_code email');
      await waitFor(() => expect(entries(canvasElement)).toEqual(['passport.email.send_code']));
      await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of/);
    });
    await step('words of the purpose', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'reads experiments');
      await waitFor(() => expect(entries(canvasElement)).toEqual(['product.common.get']));
    });
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('by group', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group' }), 'Account');
      await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(1));
      await expect(entries(canvasElement).every((call) => call?.startsWith('passport.'))).toBe(
        true,
      );
    });
    await step('by certainty', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'specified' }));
      await waitFor(() =>
        expect(entries(canvasElement)).toEqual([
          'passport.oauth_login_with_email_bind',
          'passport.oauth_login_with_mobile_bind',
        ]),
      );
    });
    await step('by bodies: none of them is open', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'open' }));
      await waitFor(() => expect(entries(canvasElement)).toEqual([]));
    });
    await step('the button resets the filters', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show every call' }));
      await waitFor(() => expect(entries(canvasElement).length).toBeGreaterThan(100));
    });
    await endWithOne(canvasElement);
  },
});

export const Opened = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ticket_register');
    await waitFor(() => expect(entries(canvasElement)).toHaveLength(1));
    const entry = await open(canvasElement, 'passport.email.register.ticket_register');
    await step('the fields of the request', async () => {
      const body = within(within(entry).getByRole('table', { name: 'JSON body' }));
      const names = body.getAllByRole('rowheader').map((cell) => cell.textContent);
      await expect(names).toEqual([
        'type',
        'verification_ticket',
        'password',
        'email_logic_type',
        'redirect_url',
      ]);
      await expect(body.getByRole('row', { name: 'email_logic_type 3 required' })).toBeVisible();
    });
    await step('the fields of a success are inside `data`', async () => {
      const success = within(within(entry).getByRole('table', { name: 'Success' }));
      const field = success.getByRole('rowheader', { name: /user_id_str$/ });
      await expect(field).toHaveTextContent('data.user_id_str');
    });
    await step('the surface and the message of an error', async () => {
      const row = within(entry).getByRole('row', { name: /EmailExist/ });
      await expect(row).toHaveTextContent('conflict');
      await expect(row).toHaveTextContent('seller_login_email_exist');
    });
    await step('the address without a prefix', async () => {
      const twin = within(entry).getByText('Twin').nextElementSibling;
      await expect(twin?.textContent).toBe('/email/register/ticket_register/');
    });
  },
});

export const OpenBodies = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'join/ocr');
    await waitFor(() => expect(entries(canvasElement)).toHaveLength(1));
    const entry = await open(canvasElement, 'product.join.ocr');
    await step('a note replaces the missing bodies', async () => {
      const notes = within(entry).getAllByText(/the specification shows no bodies/);
      await expect(notes.length).toBeGreaterThan(0);
    });
  },
});
