import { expect, it } from 'vitest';
import { shows } from '#shows';
import { createTexts } from './createTexts.ts';

const texts = createTexts('en-GB', {
  back: 'Back',
  lead: 'We sent {{length}} digits to {{contact}}.',
  'a.dotted:key': 'One key',
});

it('resolves a text by its key, whatever the key is made of', () => {
  shows(['I18N-022'], () => {
    expect(texts.t('back')).toBe('Back');
    expect(texts.t('a.dotted:key')).toBe('One key');
  });
  expect(texts.language).toBe('en-GB');
});

it.each(['ada@shop.example', '<b>ada</b> & "co"', '{{length}}', '$t(back)', '$&', '👩‍💻'])(
  'puts %j in as it is',
  (contact) => {
    expect(texts.t('lead', { length: 6, contact })).toBe(`We sent 6 digits to ${contact}.`);
  },
);

it('shows the key of a text that is missing', () => {
  expect(texts.t('nothing')).toBe('nothing');
});

it('is a translator of its own for each page', () => {
  const french = createTexts('fr', { back: 'Retour' });
  expect([french.t('back'), texts.t('back')]).toEqual(['Retour', 'Back']);
});
