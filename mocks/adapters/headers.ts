/** Request header with the id of the world; tests set it. */
export const WORLD_HEADER = 'x-portico-world';
/** Cookie with the id of a browser's world. */
export const WORLD_COOKIE = 'portico_world';
/** Region code of the network that a request comes from; set by the server, never by a page. */
export const REGION_HEADER = 'x-portico-region';
/** Region code of a request without that header. */
export const DEFAULT_REGION_CODE = 'GB';
