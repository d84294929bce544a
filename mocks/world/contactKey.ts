/** By what the backend knows a contact again: case and surrounding spaces make no other person. */
export const contactKey = (contact: string): string => contact.trim().toLowerCase();
