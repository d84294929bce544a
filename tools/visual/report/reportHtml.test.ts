import { expect, it } from 'vitest';
import { openCausesOf, openWaysOf, reportHtml, summaryOf } from './reportHtml.ts';
import { openDifferences, type Review } from './Review.ts';

const picture = (name: string) => ({
  ...{ key: name, title: 'Screens/A', name, mode: 'gb phone', failure: null },
});
const cluster = (signature: string, accepted: string | null, ...names: string[]) => ({
  ...{ signature, accepted, pictures: names.map(picture), pixels: 12 },
  parts: [{ x: 10, y: 20, width: 30, height: 4 }],
  sizes: { before: { width: 390, height: 844 }, after: { width: 390, height: 900 } },
  ...{ before: 'QUE=', after: 'QkI=', mask: 'Q0M=' },
});
const token = { kind: 'token', name: '--space-16', before: '1rem', after: '<2rem>' } as const;
const text = { kind: 'text', language: 'th', key: 'log_in', before: 'a', after: 'b' } as const;
const review: Review = {
  isPart: false,
  base: { ref: 'main~1', commit: '0123456789' },
  ...{ planned: 20, compared: 9 },
  groups: [
    {
      causes: [token],
      clusters: [cluster('a1', null, 'One', 'Two', 'Three'), cluster('b2', 'Ana', 'Four')],
    },
  ],
  unseen: [{ kind: 'code', name: 'Component Button', files: [] }],
  added: [{ ...picture('New'), picture: 'RERE' }],
  failed: [{ ...picture('Broken'), failure: 'Nothing on screen' }],
  removed: [picture('Old')],
};

it('sums up', () => {
  expect(summaryOf(review)).toBe(
    '20 pictures, 9 compared: 4 differ in 2 ways, 1 of them accepted; 1 new, 1 removed; 1 play failed',
  );
  expect(openDifferences(review)).toBe(3);
});

it('names what differs, and its cause, without what was accepted', () => {
  expect(openCausesOf(review)).toEqual(['Token --space-16: 1rem → <2rem>: 3 pictures in 1 way']);
  expect(openWaysOf(review)).toEqual([
    'Screens/A / One [gb phone]: 12 pixels, and 2 pictures like it',
  ]);
});

it('names the cause, shows each difference once, and lists where it is too', () => {
  const html = reportHtml(review, '');
  expect(html).toContain('<h2>Token --space-16: 1rem → &lt;2rem&gt; <small>4 pictures in 2 ways');
  expect(html.match(/alt="before"/g)).toHaveLength(2);
  expect(html).toContain('The same in 2 other pictures');
  expect(html).toContain('<li>Screens/A / Three [gb phone]</li>');
  expect(html).toContain('<small>accepted by Ana</small>');
  expect(html.match(/data-signature="/g)).toHaveLength(1);
});

it('lists what is new, what is gone, what no picture shows, and whose play fails', () => {
  const html = reportHtml(review, '');
  expect(html).toContain('<h2>New <small>1 picture<');
  expect(html).toContain('<h2>Removed <small>1 picture<');
  expect(html).toContain('<li>Component Button</li>');
  expect(html).toContain(
    '<li>Screens/A / Broken [gb phone] <em>Its play failed: Nothing on screen</em></li>',
  );
});

it('marks the parts that differ on the picture of each side', () => {
  const html = reportHtml(review, '');
  expect(html).toContain('<svg viewBox="0 0 390 844"');
  expect(html).toContain('<svg viewBox="0 0 390 900"');
  expect(html).toContain('<rect x="4" y="14" width="42" height="16"/>');
});

it('begins with the list of causes where there are more than one', () => {
  expect(reportHtml(review, '')).not.toContain('<nav');
  const two = { causes: [text], clusters: [cluster('c3', null, 'Five')] };
  const html = reportHtml({ ...review, groups: [...review.groups, two] }, '');
  expect(html).toContain('<li><a href="#cause-2">');
  expect(html).toContain('<section id="cause-2">');
});

it('lets every difference be accepted, those that it only names too', () => {
  const many = Array.from({ length: 32 }, (_, index) => cluster(`c${index}`, null, `A${index}`));
  const html = reportHtml({ ...review, groups: [{ causes: [token], clusters: many }] }, '');
  expect(html.match(/data-signature="/g)).toHaveLength(32);
  expect(html).toContain('accept all 32 ways');
  expect(html).toContain('And 2 ways more');
});

it('says of a part of the pictures that the others may show a change', () => {
  expect(reportHtml(review, '')).toContain('seen in no picture');
  expect(reportHtml({ ...review, isPart: true }, '')).toContain('seen in none of the chosen');
});

it('needs nothing beside it', () => {
  expect(reportHtml(review, '')).not.toMatch(/(src|href)="(?!data:|#)/);
});
