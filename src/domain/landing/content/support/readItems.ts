import { readContent, type Resource } from '../readContent.ts';
import type { Shape } from '../Shape.ts';

export const media = { origin: 'https://gb.portico.example', hosts: ['images.example'] };

/** Reads a slot in British English; tells how often a value was unparsable. */
export function readItems<Item>(
  shape: Shape<Item>,
  resources: readonly Resource[],
  language = 'en-GB',
) {
  let unparsable = 0;
  const onUnparsable = () => {
    unparsable += 1;
  };
  const content = readContent(resources, shape, { language, media, onUnparsable });
  return { content, items: content.kind === 'managed' ? content.items : [], unparsable };
}
