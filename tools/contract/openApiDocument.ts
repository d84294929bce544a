import type { NotedContract } from '../../src/api/Contract.ts';
import { callGroups } from './callGroups.ts';
import type { Method, OpenApiDocument, Operation, PathItem } from './OpenApi.ts';
import { operationOf, sharedParameters } from './operationOf.ts';
import { placeOf } from './placeOf.ts';
import { anyQuery } from './queryParameters.ts';
import { sharedResponses } from './responsesOf.ts';
import { sharedSchemas } from './sharedSchemas.ts';

const info = {
  title: 'The calls of Portico',
  version: '1',
  summary: 'Everything that the sign-up and log-in portal can ask a server.',
  description:
    'Written by `npm run contract` from the contracts in src/api/contracts; edit those. Who asks is told by the cookies of the session, whose names the specification does not show.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const nowhere = (what: string, why: string): Error =>
  new Error(`${what}, ${why}. Give one of the two contracts another name or path.`);

function pathsOf(contracts: readonly NotedContract[]): OpenApiDocument['paths'] {
  const paths: Record<string, PathItem> = {};
  const ids = new Set<string>();
  for (const contract of contracts) {
    const operation: Operation = operationOf(contract);
    const { operationId: id } = operation;
    if (ids.has(id)) throw nowhere(`Two calls are called ${id}`, 'so nobody can tell them apart');
    ids.add(id);

    const { path } = placeOf(contract);
    const method: Method = contract.method === 'GET' ? 'get' : 'post';
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
export function openApiDocument(contracts: readonly NotedContract[]): OpenApiDocument {
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
      parameters: { ...sharedParameters, AnyQuery: anyQuery },
      responses: sharedResponses,
      schemas: sharedSchemas,
    },
  };
}
