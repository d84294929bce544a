import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { contracts } from '../contracts.ts';
import { callAt, type Method } from './callAt.ts';
import { catalogued } from './catalogued.ts';
import type { Body } from './fields.ts';

/**
 * Checks the catalogue against the specification. Every path, field and fixed value in this folder is
 * written from the specification alone, never from the schemas.
 */

/** Entries that the specification describes without a path, or with a path made from a description. */
const descriptive: readonly (readonly [Method, string])[] = [
  ['POST', 'cross-border todo1 save-draft'],
  ['POST', 'cross-border business_type_todo draft'],
  ['POST', 'qualification draft'],
  ['POST', 'shop setting draft'],
  ['POST', 'local company certificate save-draft'],
  ['POST', 'local personal certificate save-draft'],
  ['POST', 'local/us submit'],
  ['POST', 'us draft save'],
  ['POST', 'sg personal extra_submit'],
  ['POST', 'us extra_submit'],
  ['GET', 'local draft'],
  ['GET', 'us draft get'],
];

const partsOf = (text: string): readonly string[] => text.split(/[\s/_-]+/);

/** The path made from a description: the shortest that holds all of its words (S-163). */
const describedPath = (method: Method, entry: string): string | undefined =>
  contracts
    .filter((call) => call.source.includes('S-163') && call.method === method)
    .map(({ path }) => path)
    .filter((path) => partsOf(entry).every((part) => partsOf(path).includes(part)))
    .toSorted((one, other) => one.length - other.length)[0];

/** Calls whose bodies the specification or a decision gives, at least in part. */
const shown = new Set([
  'GET /arch/config_center_gw/get_config',
  'GET /seller/network/country/check',
  'GET /seller/account/get', // the login check, S-102
  'GET /seller/common/get', // the experiments, S-183
  'GET /seller/onboard/v2/fe_pre_load_config/get',
  'POST /seller/join/create_seller',
  'POST /seller/join/register_create_seller',
  'POST /seller/join/ocr', // multipart, not JSON
  'POST /usseller/onboard/v1/local/us/raw_lead',
]);

const anyObjects: readonly Body[] = [
  {},
  { anything: 'at all' },
  { nested: { list: ['a', { b: 'c' }], empty: {} }, error_code: '7' },
];

/** Of sub-accounts, custom roles and delegation the specification shows the paths only (A§6, B§6). */
const ofRoles = /\/(?:custom_role|delegation|account\/switch)\//;

describe('the catalogue', () => {
  it.each(catalogued)('$id holds $method $path', ({ id, method, path }) => {
    covers(ofRoles.test(path) ? [id, 'ROLE-003'] : [id], () => {
      expect(callAt('product', method, path).path).toBe(path);
    });
  });

  it.each(descriptive)('has a call of its own to %s %s', (method, entry) => {
    const own = describedPath(method, entry);
    const others = descriptive
      .filter(([of, other]) => of === method && other !== entry)
      .map(([, other]) => describedPath(method, other));
    covers([method === 'POST' ? 'CAT-004' : 'CAT-006'], () => {
      expect(own).toMatch(/^\/seller\//);
      expect(others).not.toContain(own);
    });
  });

  it('sends join/ocr as multipart, and nothing else', () => {
    covers(['CAT-005'], () => {
      const paths = contracts.flatMap(({ encoding, path }) =>
        encoding === 'multipart' ? [path] : [],
      );
      expect(paths).toEqual(['/seller/join/ocr']);
    });
  });

  it.each(catalogued.filter(({ method, path }) => !shown.has(`${method} ${path}`)))(
    'leaves the bodies of $method $path open',
    ({ method, path }) => {
      covers(['CAT-011'], () => {
        const { open, request, response } = callAt('product', method, path);
        expect(open).toBe(true);
        for (const body of anyObjects) {
          expect(request.safeParse(body).success).toBe(true);
          expect(response.safeParse(body).success).toBe(true);
        }
        expect(response.safeParse({ deep: [1, null, true] }).success).toBe(true);
      });
    },
  );

  it('leaves the bodies of calls that are only described open', () => {
    covers(['CAT-011'], () => {
      const closed = contracts.filter(
        ({ open, source }) => source.includes('S-163') && open !== true,
      );
      expect(closed.map(({ path }) => path)).toEqual([]);
    });
  });

  it.each([/trademark/, /global_warehouse/])('queries the permission of %s', (subject) => {
    covers(['CAT-012'], () => {
      const queries = contracts.filter(({ name, path }) => subject.test(`${name} ${path}`));
      expect(queries).toHaveLength(1);
      expect(queries[0]).toMatchObject({ service: 'product', open: true });
      expect(queries[0]?.source).toEqual(expect.arrayContaining(['A§6', 'S-172']));
    });
  });

  it('holds the content and growth calls', () => {
    for (const [method, path] of [
      ['GET', '/seller/onboard/resources/get'],
      ['GET', '/seller/growth/landing_page/get'],
      ['GET', '/seller/growth/referral_status/get'],
      ['POST', '/seller/growth/relation/create'],
    ] as const)
      expect(callAt('product', method, path).path).toBe(path);
  });

  it('holds the fast onboarding of the partner marketplace', () => {
    covers(['PARTNER-013'], () => {
      for (const [method, path] of [
        ['GET', 'criteria/check'],
        ['GET', 'toko_data/prefill'],
        ['POST', 'submit'],
        ['POST', 'start'],
      ] as const)
        expect(
          callAt('product', method, `/seller/onboard/v1/toko_fast_onboard/${path}`),
        ).toBeDefined();
    });
  });
});
