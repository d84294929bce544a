import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvironment, plainEnvironment } from '../../../src/app/environment/Environment.ts';
import { escapeHtml } from './escapeHtml.ts';
import { type SiteData, writeSiteData, writeEnvironment } from './writeSiteData.ts';

const template = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const environment = {
  ...plainEnvironment,
  name: 'local',
  redirectHosts: ['gb.localhost:7100'],
};

const siteData: SiteData = {
  site: { region: 'gb', variant: 'standard' },
  language: 'en-GB',
  direction: 'ltr',
  names: [],
  title: 'Portico for sellers',
  environment,
  preloads: [],
  noScript: 'This page needs JavaScript.',
  startFailure: { title: 'Oops', text: 'Please reload this page.', reload: 'Reload' },
};

/** What the environment block of a page holds. */
const blockOf = (page: string): string =>
  /<script type="application\/json" id="environment">(.*?)<\/script>/s.exec(page)?.[1] ?? '';

describe('the root index.html with its site data', () => {
  it('names its site, language and direction (S-001)', () => {
    const page = writeSiteData(template, { ...siteData, language: 'ar', direction: 'rtl' });
    expect(page).toContain('<html data-region="gb" data-variant="standard" lang="ar" dir="rtl">');
    expect(page).toContain('<title>Portico for sellers</title>');
    expect(page).toContain('<noscript>This page needs JavaScript.</noscript>');
    expect(page).toContain(
      '<p data-load-failure data-title="Oops" hidden role="alert">Please reload this page. <a href="">Reload</a></p>',
    );
  });

  it('carries the environment that the application reads (S-178)', () => {
    expect(parseEnvironment(blockOf(writeSiteData(template, siteData)))).toEqual(environment);
  });

  it('preloads in order, in the head', () => {
    const page = writeSiteData(template, { ...siteData, preloads: ['/a.js', '/b.js?x=1&y="2"'] });
    const head = page.slice(0, page.indexOf('</head>'));
    expect(
      [...head.matchAll(/rel="modulepreload" crossorigin href="([^"]*)"/g)].map(([, at]) => at),
    ).toEqual(['/a.js', '/b.js?x=1&amp;y=&quot;2&quot;']);
  });

  it('shows texts as texts', () => {
    const text = `</title><script>alert("1")</script>&amp;`;
    const page = writeSiteData(template, {
      ...siteData,
      title: text,
      noScript: text,
      startFailure: { title: text, text, reload: text },
    });
    expect(page).not.toContain('<script>alert');
    expect(page.split(escapeHtml(text))).toHaveLength(6);
  });

  it.each(['$&', '$1', '$`', "$'", '$$'])('takes %s in a text as it is', (text) => {
    const page = writeSiteData(template, { ...siteData, title: text });
    expect(page).toContain(`<title>${escapeHtml(text)}</title>`);
  });
});

it('no value of an environment ends its block', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[</>a-z!\-"\\$&\s]+$/), (name) => {
      const page = writeSiteData(template, {
        ...siteData,
        environment: { ...siteData.environment, name },
      });
      expect(parseEnvironment(blockOf(page))).toMatchObject({ name });
      expect(blockOf(page)).not.toContain('<');
    }),
    { examples: [['</script><script>alert(1)</script>'], ['<!--'], ["$'"]] },
  );
});

describe('at delivery', () => {
  const page = writeSiteData(template, siteData);
  const other = { ...siteData.environment, name: 'production', redirectHosts: [] };

  it('another environment takes the place of the first, and nothing else changes', () => {
    const delivered = writeEnvironment(page, other);
    expect(parseEnvironment(blockOf(delivered))).toEqual(other);
    expect(writeEnvironment(delivered, siteData.environment)).toBe(page);
  });

  it('the same environment may be written again', () => {
    expect(writeEnvironment(page, siteData.environment)).toBe(page);
  });
});

it.each([
  ['<html>', template.replace('<html>', '<html lang="en">')],
  ['<title></title>', template.replace('<title></title>', '')],
  [
    '<p data-load-failure hidden role="alert"></p>',
    template.replace('<p data-load-failure hidden role="alert"></p>', ''),
  ],
  ['<noscript></noscript>', template.replace('<noscript></noscript>', '')],
])('a template without %s is refused, with what to put back', (part, broken) => {
  expect(() => writeSiteData(broken, siteData)).toThrow(
    `index.html has no ${part} to fill; put it back`,
  );
});

it('a page without site data has no environment to replace', () => {
  expect(() => writeEnvironment(template, siteData.environment)).toThrow(/has no .*environment/);
});
