/** A query that must survive every way through the portal. */
export const QUERY = '?channel=spring&utm_source=mail';
