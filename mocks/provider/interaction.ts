import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { errors, InteractionResults } from 'oidc-provider';
import * as z from 'zod/mini';
import { readBody } from '../adapters/readBody.ts';
import { clientOf } from './clients.ts';
import { personOf } from './people.ts';
import { expiredPage, notFoundPage } from './problemPages.ts';
import { sendPage } from './ProviderPage.ts';
import { decisions, signInPage } from './signInPage.ts';

/** What the portal sent, as far as the page and the grant need it; the library has judged it. */
const parameters = z.object({ client_id: z.string(), redirect_uri: z.string(), scope: z.string() });
const answerForm = z.object({ person: z.string(), decision: z.enum(decisions) });

type Parameters = z.infer<typeof parameters>;
type Answer = z.infer<typeof answerForm>;

/** What the provider tells the portal where it does not tell who came. Source: S-009. */
const errorOf = {
  refuse: { error: 'access_denied', error_description: 'The person refused.' },
  fail: { error: 'server_error', error_description: 'The provider failed, as it was told to.' },
} as const;

async function resultOf(
  provider: Provider,
  { client_id: clientId, scope }: Parameters,
  { person, decision }: Answer,
): Promise<InteractionResults> {
  if (decision !== 'continue') return errorOf[decision];
  const grant = new provider.Grant({ accountId: person, clientId });
  grant.addOIDCScope(scope);
  return { login: { accountId: person }, consent: { grantId: await grant.save() } };
}

async function formOf(request: IncomingMessage): Promise<Answer | null> {
  const body = await readBody(request);
  const form = answerForm.safeParse(Object.fromEntries(new URLSearchParams(String(body ?? ''))));
  return form.success && personOf(form.data.person) ? form.data : null;
}

/** The page of a sign-in that is under way: shows it, and takes its answer. */
export async function interact(
  provider: Provider,
  { SessionNotFound }: typeof errors,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { params } = await provider.interactionDetails(request, response);
    const asked = parameters.parse(params);
    const client = clientOf(asked.client_id);
    const answer = request.method === 'POST' ? await formOf(request) : null;
    if (answer) {
      const result = await resultOf(provider, asked, answer);
      await provider.interactionFinished(request, response, result);
    } else if (client) {
      sendPage(response, signInPage(client, new URL(asked.redirect_uri)));
    } else {
      sendPage(response, notFoundPage(request.url ?? '/'));
    }
  } catch (error) {
    if (!(error instanceof SessionNotFound)) throw error;
    sendPage(response, expiredPage());
  }
}
