import type { NotedContract, Service } from '../../../src/api/Contract.ts';

/** Where a call stands in the document. */
interface Placement {
  readonly path: string;
  readonly twin?: string;
  /** Whether the path carries the version of the product API. */
  readonly versioned: boolean;
}

const product = { prefix: '/api/v{version}', twin: '/widget/api/v{version}' };

// Source: API-002, API-026, API-027; S-065, S-160.
const prefixes: Readonly<Record<Service, { readonly prefix: string; readonly twin?: string }>> = {
  passport: { prefix: '/passport/web', twin: '' },
  product,
  monitor: product,
  oauth: { prefix: '' },
  assets: { prefix: '' },
};

/** The path of a call as a template, and its twin's: the bare account client, the embedded page. */
export function placement({ service, path }: Pick<NotedContract, 'service' | 'path'>): Placement {
  const { prefix, twin } = prefixes[service];
  return {
    path: prefix + path,
    ...(twin === undefined ? {} : { twin: twin + path }),
    versioned: prefix.includes('{version}'),
  };
}
