/** A number of elements, spread evenly over a list. */
export function spread<Element>(elements: readonly Element[], count: number): readonly Element[] {
  if (count >= elements.length) return elements;
  return Array.from({ length: count }, (_, index) =>
    elements.at(Math.floor(((index + 0.5) * elements.length) / count)),
  ).filter((element) => element !== undefined);
}
