/** A package whose code or data a build holds, with the licence text that has to go with it. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX ids or expressions, as the package names them. */
  readonly licences: readonly string[];
  /** A tool wrote it into the build: no module imports the package, so it may be a development tool. */
  readonly copied: boolean;
  readonly text: string;
}
