import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TakenPicture } from './Camera.ts';

/** What takes a picture: another way to take it makes other pictures. */
const takers = 'tools/{visual/take,quality/fixtures,quality/detectors,quality/pictures}/*.ts';

/** The pictures of a commit, kept from one comparison to the next. */
export class PictureCache {
  readonly #folder: string;

  /**
   * @param home the folder of the commit
   * @param root of the repository
   * @param browser its version
   */
  constructor(home: string, root: string, browser: string) {
    const hash = createHash('sha256').update(browser);
    for (const file of globSync(takers, { cwd: root }).toSorted())
      hash.update(readFileSync(join(root, file)));
    this.#folder = join(home, `pictures-${hash.digest('hex').slice(0, 12)}`);
    mkdirSync(this.#folder, { recursive: true });
  }

  has(key: string): boolean {
    return existsSync(this.#files(key)[0]);
  }

  read(key: string): TakenPicture | null {
    if (!this.has(key)) return null;
    const [facts, png] = this.#files(key);
    const read = JSON.parse(readFileSync(facts, 'utf8')) as Omit<TakenPicture, 'png'>; // written below
    return { ...read, png: readFileSync(png) };
  }

  write(key: string, { png, ...facts }: TakenPicture): void {
    const [factsFile, pngFile] = this.#files(key);
    writeFileSync(pngFile, png);
    writeFileSync(factsFile, JSON.stringify(facts)); // last: a picture counts once this is there
  }

  #files(key: string): readonly [facts: string, png: string] {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 20);
    return [join(this.#folder, `${name}.json`), join(this.#folder, `${name}.png`)];
  }
}
