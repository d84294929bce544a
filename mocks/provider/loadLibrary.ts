import type * as OidcProvider from 'oidc-provider';

type Library = typeof OidcProvider;

let library: Promise<Library> | null = null;

async function load(): Promise<Library> {
  const { warn } = console;
  // It warns about every Node release without long-term support; the pinned one has none.
  console.warn = (...texts: readonly unknown[]) => {
    if (!String(texts[0]).includes('Unsupported runtime')) warn(...texts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** Loads the provider library at the first sign-in, so that the server starts faster. */
export const loadLibrary = (): Promise<Library> => (library ??= load());
