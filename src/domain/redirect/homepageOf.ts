import type { Contact } from '../account/Contact.ts';

interface Homepages {
  /** The site's own. */
  readonly homepage: string;
  /** Origins of the seller centres, by the country of a phone. */
  readonly sellerCentres: Readonly<Record<string, string>>;
}

/**
 * Where an account's sign-up or log-in ends by default: with a phone of a country that has a seller centre, there.
 * Source: B§9, S-184.
 */
export function homepageOf(contact: Contact, { homepage, sellerCentres }: Homepages): string {
  const centre = contact.type === 'phone' ? sellerCentres[contact.phone.extra.key] : undefined;
  return centre === undefined ? homepage : `${centre}/homepage`;
}
