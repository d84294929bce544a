import * as z from 'zod/mini';
import { fromJSONSchema } from 'zod';
import { expect, it } from 'vitest';
import { contracts } from '../../../mocks/contracts.ts';
import { defineCall } from '../../../src/api/Contract.ts';
import { openRead } from '../../../src/api/openCall.ts';
import type { JsonSchema } from './OpenApi.ts';
import { openApiDocument } from './openApiDocument.ts';
import { type Operation, operationId } from './operationOf.ts';

const document = openApiDocument(contracts);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

function operationAt(path: string, method: 'get' | 'post'): Operation {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The document has no ${method} ${path}.`);
  return operation;
}

/** Whether a JSON value fits a schema of the document, its shared schemas included. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
  const whole = { ...JSON.parse(text), $defs: document.components.schemas };
  return fromJSONSchema(whole).safeParse(value).success;
}

const json = 'application/json';
function answers(path: string, method: 'get' | 'post', body: unknown): boolean {
  const response = operationAt(path, method).responses['200'];
  if (response === undefined || '$ref' in response) throw new Error(`${path} has no 200.`);
  return fits(response.content?.[json]?.schema ?? { not: {} }, body);
}
const takes = (path: string, body: unknown): boolean =>
  fits(operationAt(path, 'post').requestBody?.content[json]?.schema ?? { not: {} }, body);

it('holds every call of the catalogue once', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids).toHaveLength(contracts.length);
  expect(new Set(ids)).toEqual(new Set(contracts.map(operationId)));
});

it('every tag is explained and none stands for nothing', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  expect(new Set(document.tags.map(({ name }) => name))).toEqual(used);
});

it('has the address of a call, and of its twin', () => {
  const register = operationAt('/passport/web/register/', 'post');
  expect(register['x-twin']).toBe('/register/');
  const check = operationAt('/api/v{version}/seller/network/country/check', 'get');
  expect(check['x-twin']).toBe('/widget/api/v{version}/seller/network/country/check');
  expect(check.parameters).toContainEqual({ $ref: '#/components/parameters/Version' });
  expect(document.components.parameters['Version']?.schema['default']).toBe(1);
});

it('distinguishes the specified from the assumed, and open bodies from shown ones', () => {
  const bind = operationAt('/passport/web/oauth_login_with_email_bind/', 'post');
  expect(bind).toMatchObject({ 'x-certainty': 'specified', 'x-bodies': 'shown' });
  const check = operationAt('/api/v{version}/seller/network/country/check', 'get');
  expect(check).toMatchObject({ 'x-certainty': 'assumed', 'x-source': ['A§7', 'B§7', 'S-082'] });
  const menu = operationAt('/api/v{version}/seller/menu/set', 'post');
  expect(menu).toMatchObject({ 'x-certainty': 'specified', 'x-bodies': 'open' });
  expect(takes('/api/v{version}/seller/menu/set', { whatever: [1] })).toBe(true);
  expect(takes('/api/v{version}/seller/menu/set', 'a text')).toBe(false);
  const ocr = operationAt('/api/v{version}/seller/join/ocr', 'post');
  expect(Object.keys(ocr.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
});

it('a registration by ticket, true to its schema', () => {
  const path = '/passport/web/email/register/ticket_register/';
  const body = {
    type: 1,
    verification_ticket: 'ticket',
    password: 'Secret-123',
    email_logic_type: 3,
    redirect_url: 'https://seller.example/',
  };
  const { verification_ticket: _, ...unproven } = body;
  expect(takes(path, body)).toBe(true);
  expect(takes(path, unproven)).toBe(false);
  expect(takes(path, { ...body, email_logic_type: 4 })).toBe(false);
  const decision = { type: 'identity_verification', contact: 'a***@example.com', contact_type: 'email', ticket: 't' }; // prettier-ignore
  expect(answers(path, 'post', { message: 'success', data: { user_id_str: '7' } })).toBe(true);
  expect(answers(path, 'post', { message: 'error', data: { error_code: 1023 } })).toBe(true);
  expect(answers(path, 'post', { message: 'error', data: 'CloseCaptcha' })).toBe(true);
  expect(answers(path, 'post', { message: 'error', data: { decision } })).toBe(true);
  expect(answers(path, 'post', { message: 'success' })).toBe(false);
  expect(operationAt(path, 'post').parameters).toEqual([
    { $ref: '#/components/parameters/PassportTicket' },
  ]);
});

it('a region check, true to its schema: 0 is success in `code`', () => {
  const path = '/api/v{version}/seller/network/country/check';
  const data = { ip_region: 'GB' };
  expect(answers(path, 'get', { code: 0, message: 'success', data })).toBe(true);
  expect(answers(path, 'get', { code: 17, message: 'error', log_id: '1' })).toBe(true);
  expect(answers(path, 'get', { code: 0 })).toBe(false);
});

it('a value of the config centre stands beside its code, and its query is three texts', () => {
  const path = '/api/v{version}/arch/config_center_gw/get_config';
  const names = operationAt(path, 'get').parameters?.flatMap((parameter) =>
    'in' in parameter && parameter.required ? [parameter.name] : [],
  );
  expect(names).toEqual(['domain_name', 'app_name', 'config_name']);
  expect(answers(path, 'get', { code: 0, config: { config_data: '{}' } })).toBe(true);
  expect(answers(path, 'get', { code: 0, data: { config: { config_data: '{}' } } })).toBe(false);
});

it('the errors of a call are those of the catalogue, with the surface that they show on there', () => {
  const errors = (path: string) => operationAt(path, 'post')['x-errors'];
  const send = errors('/passport/web/email/send_code/');
  expect(send).toContainEqual({
    code: 1023,
    name: 'EmailExist',
    surface: 'conflict',
    message: 'seller_login_email_exist',
    followUp: 'log-in-or-change',
  });
  expect(send.map(({ code }) => code)).toContain('CloseCaptcha');
  expect(send.map(({ code }) => code)).not.toContain(1704);
  const check = errors('/passport/web/email/register/code_verify/');
  expect(check).toContainEqual(expect.objectContaining({ code: 0, surface: 'code-field' }));
});

it('a nested query stands in brackets', () => {
  const request = z.object({ page: z.object({ size: z.string() }), tags: z.array(z.string()) });
  const nested = defineCall({ ...openRead('/seller/nested'), request });
  const { paths } = openApiDocument([nested]);
  const parameters = paths['/api/v{version}/seller/nested']?.get?.parameters ?? [];
  expect(parameters.flatMap((parameter) => ('in' in parameter ? [parameter.style] : []))).toEqual([
    'deepObject',
    'deepObject',
  ]);
});

it.each([
  ['a call twice', [openRead('/seller/a'), openRead('/seller/a')], 'called product_a'],
  ['two calls at one address', [openRead('/seller/a'), openRead('/seller/a', { name: 'b' })], 'stand at GET'], // prettier-ignore
  ['a call without a group', [openRead('/elsewhere')], 'tools/generate/contract/callGroups.ts'],
])('%s is refused', (_what, calls, why) => {
  expect(() => openApiDocument(calls)).toThrow(why);
});

it('a read that takes no object is refused', () => {
  const request = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);
  const odd = defineCall({ ...openRead('/seller/odd'), request });
  expect(() => openApiDocument([odd])).toThrow('The GET odd takes something else than one object');
});
