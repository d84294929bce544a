import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../../src/api/Contract.ts';
import { createDirectBackend, type DirectBackend } from '../adapters/direct.ts';
import { contracts } from '../contracts.ts';
import { createStoryProviders } from '../provider/storyProviders.ts';
import { World } from '../world/World.ts';
import { answer } from './answer.ts';
import { mockedCalls } from './createHandlers.ts';
import { succeed } from './Resolver.ts';
import { strictParse } from './strictParse.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SEND = '/passport/web/email/send_code/';
const email = 'ana@example.com';
const sendBody = { email, type: 1, email_logic_type: 3, scene: 'register_normal', change: false };

async function post(backend: DirectBackend, path: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await backend.fetch(path, { method: 'POST', headers: JSON_TYPE, body: text });
  return { status: response.status, json: await response.json(), headers: response.headers };
}

test('every contract has a resolver, except those of the sign-in providers', () => {
  const ours = contracts.filter(({ service }) => service !== 'oauth');
  expect(mockedCalls.map(({ contract }) => contract.name).toSorted()).toEqual(
    ours.map(({ name }) => name).toSorted(),
  );
});

describe('addresses', () => {
  test.each([SEND, '/email/send_code/'])('the account service answers at %s', async (path) => {
    const { status, json } = await post(createDirectBackend(), path, sendBody);
    expect({ status, json }).toEqual({ status: 200, json: { message: 'success', data: {} } });
  });

  test.each(['/api/v1', '/widget/api/v1'])('the product API answers at %s', async (prefix) => {
    const { fetch } = createDirectBackend({ regionCode: 'US' });
    const response = await fetch(`${prefix}/seller/network/country/check`);
    const data = { ip_region: 'US' };
    expect(await response.json()).toEqual({ code: 0, message: 'success', data });
  });

  test('a call without a contract is a 404 that names where to add one', async () => {
    const { status, json } = await post(createDirectBackend(), '/passport/web/x/', {});
    expect(status).toBe(404);
    expect(json.error).toBe('No contract for POST /passport/web/x/; add it to src/api/contracts');
  });

  test('another method is a 405 that names the contract', async () => {
    const backend = createDirectBackend();
    const response = await backend.fetch(SEND);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toMatchObject({ call: 'email.send_code' });
    expect(backend.world.snapshot().calls).toMatchObject([{ call: null, status: 405 }]);
  });
});

describe('a request that breaks its contract', () => {
  test.each([
    ['has an unknown field', { ...sendBody, region: 'gb' }, 'region', /not in the contract/],
    ['lacks a field', { ...sendBody, email: undefined }, 'email', /expected string/],
    ['has a wrong value', { ...sendBody, type: 99 }, 'type', /expected 1/],
    ['is not an object', [], '(the whole body)', /expected object/],
  ])('because it %s', async (_, body, field, problem) => {
    const backend = createDirectBackend();
    const { status, json } = await post(backend, SEND, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ call: 'email.send_code' });
    expect(json.fields).toContainEqual({ field, problem: expect.stringMatching(problem) });
    expect(json.error).toMatch(/email\.send_code breaks its contract: .*src\/api\/contracts/);
    expect(backend.world.codes.sent).toEqual([]);
  });

  test('because it is not JSON', async () => {
    const { status, json } = await post(createDirectBackend(), SEND, '{"email":');
    expect(status).toBe(400);
    expect(json.error).toMatch(/^The request of email\.send_code cannot be read: .*JSON/);
  });

  test('because its query has an unknown field', async () => {
    const path = '/api/v1/seller/network/country/check?region=gb';
    expect((await createDirectBackend().fetch(path)).status).toBe(400);
  });
});

describe('an answer that breaks its contract', () => {
  const contract = defineCall({
    purpose: 'Reads a shop.',
    source: ['B§7'],
    service: 'product',
    name: 'shop.read',
    method: 'GET',
    path: '/shop',
    request: z.object({}),
    response: z.object({ name: z.string() }),
    faultClass: 'region',
  });

  test.each([
    ['has an unknown field', { name: 'Shop', owner: 'Ana' }, 'owner'],
    ['lacks a field', {}, 'name'],
  ])('because it %s', async (_, data, field) => {
    const world = new World('test');
    // @ts-expect-error the type rejects such a resolver too
    const { handlerFor } = answer(contract, () => succeed(data));
    const handlers = [
      handlerFor(() => ({ world, regionCode: 'GB', providers: createStoryProviders() })),
    ];
    const response = await getResponse(handlers, new Request('http://x.localhost/api/v1/shop'));
    expect(response?.status).toBe(500);
    expect(await response?.json()).toMatchObject({ call: 'shop.read', fields: [{ field }] });
  });
});

test('validation is strict inside lists and open objects too', () => {
  const schema = z.object({ list: z.array(z.object({ a: z.number() })) });
  expect(strictParse(schema, { list: [{ a: 1, b: 2 }] })).toMatchObject({
    ok: false,
    problems: [{ field: 'list.0.b' }],
  });
  const open = z.catchall(z.object({ a: z.number() }), z.unknown());
  expect(strictParse(open, { a: 1, b: { c: 2 } }).ok).toBe(true);
});
