import type { ProviderClient } from './clients.ts';
import { html, type Markup } from './markup.ts';
import { people, type PersonId } from './people.ts';
import type { ProviderPage } from './ProviderPage.ts';

/** The outcomes that the page offers. */
export const decisions = ['continue', 'refuse', 'fail'] as const;
export type Decision = (typeof decisions)[number];

const button = (decision: Decision, text: string): Markup =>
  html`<button name="decision" value="${decision}">${text}</button>`;

function choice(person: (typeof people)[number], chosen: PersonId): Markup {
  const checked = person.subject === chosen ? html`checked` : '';
  const contacts = [person.email, person.mobile].filter((contact) => contact !== null).join(' · ');
  return html`<label>
    <input type="radio" name="person" value="${person.subject}" ${checked} />
    <span>
      <span class="name">${person.name}</span>
      <span class="contact">${contacts}</span>
      <span class="note">${person.note}</span>
    </span>
  </label>`;
}

/** Asks who signs in and whether the portal may know them; each answer is a button. */
export function signInPage({ title }: ProviderClient, callback: URL): ProviderPage {
  const [{ subject: first }] = people;
  return {
    status: 200,
    title: `Sign in with ${title}`,
    leadsTo: callback.origin,
    body: html`<p>
        Portico at <code>${callback.host}</code> asks for your name, e-mail address and phone
        number. This provider runs on your machine, and its people are made up.
      </p>
      <form method="post">
        <fieldset>
          <legend>Sign in as</legend>
          ${people.map((person) => choice(person, first))}
        </fieldset>
        ${button('continue', 'Continue')} ${button('refuse', 'Refuse')}
        ${button('fail', 'Let the provider fail')}
      </form>`,
  };
}
