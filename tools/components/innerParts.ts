/** Components that stand only inside others: no story and no export of their own, and why. */
export const innerParts: Readonly<Record<string, string>> = {
  Phrase: 'renders one text and no element of its own to hand ref and class to',
};
