/** The key of a contact; case and surrounding spaces do not matter. */
export const contactKey = (contact: string): string => contact.trim().toLowerCase();
