/** Code that did not load: after a deployment its file may be gone. Source: A§8, E-21. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** What the code is for. */
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(
      `The code for \`${chunk}\` did not load. Load the page again; a new version may be out.`,
      {
        cause,
      },
    );
    this.chunk = chunk;
  }
}

/** Tells a failed import from any other error. */
export const loaded = async <Module>(chunk: string, module: Promise<Module>): Promise<Module> => {
  try {
    return await module;
  } catch (cause) {
    throw new ChunkError(chunk, cause);
  }
};
