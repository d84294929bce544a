/**
 * The parts of an address between which a line may break: behind a slash, and in front of a mark that
 * begins the next part, so that no line ends like a sentence and no word is cut.
 */
export const addressParts = (address: string): readonly string[] =>
  address.split(/(?<=\/)(?!\/)|(?=[.?&#=_])/).filter((part) => part !== '');
