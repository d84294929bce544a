import { storyRoots } from './storyElements.ts';

/** What a style can depend on; ids and texts differ from story to story and paint nothing. */
const isStyling = ({ name }: Attr): boolean =>
  /^(?:class|style|type|disabled|hidden|open|role|data-.*|aria-(?!labelledby|describedby|controls|owns|label).*)$/.test(
    name,
  );

const describe = (element: Element): string =>
  [
    element.localName,
    ...[...element.attributes].filter(isStyling).map((attr) => `${attr.name}=${attr.value}`),
  ].join(' ');

/** An icon with all that it is inside of, as one text. */
function surroundings(icon: Element): string {
  const lines: string[] = [icon.innerHTML];
  for (let at: Element | null = icon; at !== null; at = at.parentElement) lines.push(describe(at));
  return lines.join('\n');
}

const known = new Set<string>();

/** Whether the page shows an icon in surroundings that this page has not shown before, which are known from now on. */
export function newIcons(): boolean {
  const before = known.size;
  for (const root of storyRoots())
    for (const icon of root.querySelectorAll('svg')) known.add(surroundings(icon));
  return known.size > before;
}
