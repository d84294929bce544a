import type { NotedContract } from '../../../src/api/Contract.ts';
import { callGroups } from './callGroups.ts';
import { type Operation, operationOf } from './operationOf.ts';
import { sharedParameters } from './parameters.ts';
import { placement } from './placement.ts';
import { sharedResponses } from './responsesOf.ts';
import { sharedSchemas } from './sharedSchemas.ts';

const info = {
  title: 'The calls of Portico',
  version: '1',
  summary: 'Everything that the sign-up and log-in portal can ask a server.',
  description:
    'Written by `npm run generate -- contract` from the contracts in src/api/contracts; edit those. The cookies of the session, whose names the specification does not show, identify the user.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const nowhere = (what: string, why: string): Error =>
  new Error(`${what}, ${why}. Give one of the two contracts another name or path.`);

type PathItem = Readonly<Partial<Record<'get' | 'post', Operation>>>;

function pathsOf(contracts: readonly NotedContract[]) {
  const paths: Record<string, PathItem> = {};
  const ids = new Set<string>();
  for (const contract of contracts) {
    const operation = operationOf(contract);
    const { operationId: id } = operation;
    if (ids.has(id)) throw nowhere(`Two calls are called ${id}`, 'so they cannot be distinguished');
    ids.add(id);

    const { path } = placement(contract);
    const method = contract.method === 'GET' ? 'get' : 'post';
    const others = paths[path];
    if (others?.[method] !== undefined)
      throw nowhere(`Two calls stand at ${contract.method} ${path}`, 'so one would hide the other');
    paths[path] = { ...others, [method]: operation };
  }
  return paths;
}

/**
 * The catalogue of calls as an OpenAPI 3.1 document: one operation a call, in the order of the list.
 *
 * @throws when two calls share an id, or path and method; or when a call fits no group
 */
export function openApiDocument(contracts: readonly NotedContract[]) {
  const paths = pathsOf(contracts);
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)),
  );
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The origin that delivered the page.' }],
    security: [],
    tags: callGroups
      .filter(({ name }) => used.has(name))
      .map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      parameters: sharedParameters,
      responses: sharedResponses,
      schemas: sharedSchemas,
    },
  };
}
