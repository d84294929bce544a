/** The agreements that were shown, each with whether it is checked. */
export type ShownAgreements = Readonly<Record<string, boolean>>;

/** The agreements that a seller was shown and accepted, as a JSON string. Source: S-063. */
export const snapDataOf = (agreements: ShownAgreements, language: string): string =>
  JSON.stringify({ agreements, language });
