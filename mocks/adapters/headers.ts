/** Names the world of a request, in tests. */
export const WORLD_HEADER = 'x-portico-world';
/** Names the world of a person's browser. */
export const WORLD_COOKIE = 'portico_world';
/** Region code of the network that a request comes from; set by the server, never by a page. */
export const REGION_HEADER = 'x-portico-region';
/** Where a request comes from unless somebody says otherwise. */
export const DEFAULT_REGION_CODE = 'GB';
