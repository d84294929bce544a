import type { ProviderClient } from './clients.ts';
import { html, type Markup } from './markup.ts';
import { testUsers, type TestUserId } from './testUsers.ts';
import type { ProviderPage } from './ProviderPage.ts';

/** The outcomes that the page offers, as buttons. */
export const decisions = ['continue', 'refuse', 'fail'] as const;
export type Decision = (typeof decisions)[number];

const button = (decision: Decision, text: string): Markup =>
  html`<button name="decision" value="${decision}">${text}</button>`;

function choice(user: (typeof testUsers)[number], chosen: TestUserId): Markup {
  const checked = user.subject === chosen ? html`checked` : '';
  const contacts = [user.email, user.mobile].filter((contact) => contact !== null).join(' · ');
  return html`<label>
    <input type="radio" name="user" value="${user.subject}" ${checked} />
    <span>
      <span class="name">${user.name}</span>
      <span class="contact">${contacts}</span>
      <span class="note">${user.note}</span>
    </span>
  </label>`;
}

/** The sign-in page: chooses a test user, and consents, refuses or fails by a button. */
export function signInPage({ title }: ProviderClient, callback: URL): ProviderPage {
  const [{ subject: first }] = testUsers;
  return {
    status: 200,
    title: `Sign in with ${title}`,
    leadsTo: callback.origin,
    body: html`<p>
        Portico at <code>${callback.host}</code> asks for your name, e-mail address and phone
        number. This provider runs on your machine, and its users are made up.
      </p>
      <form method="post">
        <fieldset>
          <legend>Sign in as</legend>
          ${testUsers.map((user) => choice(user, first))}
        </fieldset>
        ${button('continue', 'Continue')} ${button('refuse', 'Refuse')}
        ${button('fail', 'Let the provider fail')}
      </form>`,
  };
}
