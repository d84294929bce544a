import type * as OidcProvider from 'oidc-provider';

type Library = typeof OidcProvider;

let library: Promise<Library> | null = null;

async function load(): Promise<Library> {
  const { warn } = console;
  // It warns of every Node release that is not (yet) a long-term one, as the pinned one is not.
  console.warn = (...texts: readonly unknown[]) => {
    if (!String(texts[0]).includes('Unsupported runtime')) warn(...texts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** The provider library, when the first visitor wants it: a server starts faster without. */
export const loadLibrary = (): Promise<Library> => (library ??= load());
