import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../styles/contrast.ts';
import { tokensOf } from '../../styles/tokensOf.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('../../styles/tokens.css');
const shares = [...read('./TopBar.module.css').matchAll(/var\(--color-paper\) (\d+)%/g)].map(
  ([, share]) => Number(share) / 100,
);

/** The mix of a transparent colour and the colour behind it; both as `#rrggbb`. */
const through = (front: string, share: number, behind: string) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [over, under] = [front, behind].map((colour) => parseInt(colour.slice(at, at + 2), 16));
      const mixed = Math.round((over ?? 0) * share + (under ?? 0) * (1 - share));
      return mixed.toString(16).padStart(2, '0');
    })
    .join('')}`;

test.each(['seller', 'tiktok'])(
  'theme %s: the bar has enough contrast over any picture',
  (theme) => {
    const colour = (name: string) => tokensOf(tokens, theme).get(`--color-${name}`) ?? name;
    expect(shares).toHaveLength(2);
    for (const share of shares)
      for (const picture of ['#000000', '#ffffff']) {
        const background = through(colour('paper'), share, picture);
        expect(contrast(colour('ink'), background)).toBeGreaterThanOrEqual(7);
        expect(contrast(colour('accent-strong'), background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour('focus'), background)).toBeGreaterThanOrEqual(3);
      }
  },
);
