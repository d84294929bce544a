/**
 * Makes a page fit for hundreds of stories; runs in it before its own scripts. A browser lets a page
 * have 64 KB of `keepalive` requests on their way, and those that a story's backend leaves without an
 * answer stay there: later stories could report no event.
 */
export function sendWithoutKeepalive(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (address, init) => send(address, { ...init, keepalive: false });
}
