/** The loads of the page that have offered a subscription, by their services, which each has of its own. */
const offered = new WeakSet<object>();

/** Remembers that a load of the page has offered a subscription, also while other pages show. Source: S-145. */
export const keepOffered = (page: object): void => void offered.add(page);

export const wasOffered = (page: object): boolean => offered.has(page);
