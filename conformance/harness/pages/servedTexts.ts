import type { Page } from '@playwright/test';
import { textChunk } from '../contract.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The texts of a language that the site serves, its parts together, whichever of them this page needs. The
 * chunk that names them is looked for from the chunks on that the page names; a part that none names is left out.
 */
export const servedTexts = (page: Page, language: string): Promise<Texts> =>
  page.evaluate(
    async ({ chunk }) => {
      const named = new RegExp(chunk, 'g');
      const links = [...document.querySelectorAll('link')].map(({ href }) => href);
      const seen = new Set(links.filter((href) => href.endsWith('.js')));
      for (const address of seen) {
        const code = await (await fetch(address)).text();
        const parts = [...code.matchAll(named)].map(([, file = '']) => new URL(file, address).href);
        if (parts.length > 0) {
          const loaded = await Promise.all(parts.map((part) => import(part)));
          return Object.assign({}, ...loaded.map((part) => part.default)) as Texts;
        }
        for (const [, file = ''] of code.matchAll(/["'`/]([\w.-]+\.js)["'`]/g))
          seen.add(new URL(file, address).href);
      }
      return {};
    },
    { chunk: textChunk(language) },
  );
