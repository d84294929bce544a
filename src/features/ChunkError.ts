import { inTime } from '../components/inTime.ts';

/** A chunk that failed to load, as after a deployment that removed it. Source: A§8, E-21. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** Name of the chunk. */
  readonly chunk: string;
  /** Whether no answer came: then a reload would only wait once more. */
  readonly isLate: boolean;

  constructor(chunk: string, cause: unknown) {
    super(
      `The chunk \`${chunk}\` did not load. Reload the page; a new version may have been deployed.`,
      {
        cause,
      },
    );
    this.chunk = chunk;
    this.isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  }
}

/** Awaits an import, and throws a ChunkError when it fails or never comes; that of an import within stays. */
export const loaded = async <Module>(chunk: string, module: Promise<Module>): Promise<Module> => {
  try {
    return await inTime(module);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(chunk, cause);
  }
};
