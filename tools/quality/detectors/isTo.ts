/** Whether an address is a path, with any query; a path may have the beginning of the query itself. */
export const isTo = (address: string, path: string): boolean =>
  address.startsWith(path) && /^(?:$|[?&])/.test(address.slice(path.length));
