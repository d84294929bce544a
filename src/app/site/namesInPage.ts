import type { KnownName } from '../../i18n/displayName.ts';

const TYPES = ['region', 'language'] as const;

/** The names of countries and languages that the server wrote into the page, in its language. */
export const namesInPage = (page: ParentNode): readonly KnownName[] =>
  TYPES.flatMap((type) =>
    [...page.querySelectorAll<HTMLMetaElement>(`meta[name="name-of-${type}"]`)].map(
      ({ dataset, content }) => ({ type, code: dataset['code'] ?? '', name: content }),
    ),
  );
