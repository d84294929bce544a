/** What a value rests on. */
export type SourceKind = 'fact' | 'decision' | 'unsourced';

/** The kind of a source: `B§9` is a fact of the specification, `S-020` a decision. */
export function kindOf(source: string): SourceKind {
  if (source === '') return 'unsourced';
  return source.startsWith('S-') ? 'decision' : 'fact';
}
