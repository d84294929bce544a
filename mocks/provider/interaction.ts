import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { errors, InteractionResults } from 'oidc-provider';
import * as z from 'zod/mini';
import { readBody } from '../readBody.ts';
import { clientOf } from './clients.ts';
import { testUserOf } from './testUsers.ts';
import { expiredPage, notFoundPage } from './problemPages.ts';
import { sendPage } from './ProviderPage.ts';
import { decisions, signInPage } from './signInPage.ts';

/** The parameters of the sign-in request that the page and the grant need; the library has validated them. */
const parameters = z.object({ client_id: z.string(), redirect_uri: z.string(), scope: z.string() });
const answerForm = z.object({ user: z.string(), decision: z.enum(decisions) });

type Parameters = z.infer<typeof parameters>;
type Answer = z.infer<typeof answerForm>;

/** The error that the portal gets after a refusal or a failure. Source: S-009. */
const errorOf = {
  refuse: { error: 'access_denied', error_description: 'The user refused.' },
  fail: { error: 'server_error', error_description: 'The provider failed on request.' },
} as const;

async function resultOf(
  provider: Provider,
  { client_id: clientId, scope }: Parameters,
  { user, decision }: Answer,
): Promise<InteractionResults> {
  if (decision !== 'continue') return errorOf[decision];
  const grant = new provider.Grant({ accountId: user, clientId });
  grant.addOIDCScope(scope);
  return { login: { accountId: user }, consent: { grantId: await grant.save() } };
}

async function formOf(request: IncomingMessage): Promise<Answer | null> {
  const body = await readBody(request);
  const form = answerForm.safeParse(Object.fromEntries(new URLSearchParams(String(body ?? ''))));
  return form.success && testUserOf(form.data.user) ? form.data : null;
}

/** The page of a running sign-in: shows it on GET and handles its form on POST. */
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
