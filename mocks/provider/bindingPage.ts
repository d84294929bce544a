import type { ProviderPage } from './ProviderPage.ts';
import { html } from './markup.ts';

/** Path of the page on which the partner links an account to a seller account. Source: S-091. */
export const BINDING_PATH = '/partner/binding';

/** The end of the portal's part: the partner itself would go on here. */
export const bindingPage: ProviderPage = {
  status: 200,
  title: 'Link your accounts',
  body: html`<p>Here the partner marketplace links its account to the seller account.</p>`,
};
