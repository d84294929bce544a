import { expect, test } from '../fixtures/test.ts';
import { inputCosts, type TypedField } from './inputCosts.ts';
import { percentile } from './percentile.ts';

// `npm run bench -- input`: what a key costs in each field, from the key to the paint that shows it, on
// a machine four times slower than this one.

const KEYS = 120;
/** Milliseconds at the 98th percentile. */
const MOST_MS = 50;

/** Types a word and takes it back. */
const typed = (word: string): readonly string[] => [
  ...word.split(''),
  ...Array.from(word, () => 'Backspace'),
];

const input = '#storybook-root input';
const email = typed('ana@example.com');
const number = typed('07911123456');

const field = (
  name: string,
  story: string,
  keys: readonly string[],
  selector = input,
): TypedField => ({ name, story, keys, selector });

const fields: readonly TypedField[] = [
  field('TextField', 'components-inputs-textfield--with-hint', typed('anamaria')),
  field('EmailField', 'components-inputs-emailfield--other-label', email),
  field('AccountField, an e-mail address', 'components-inputs-accountfield--empty', email),
  field('AccountField, a phone number', 'components-inputs-accountfield--empty', number),
  field(
    'PhoneField, the number',
    'components-inputs-phonefield--mandatory',
    number,
    `${input}[type=tel]`,
  ),
  field(
    'PhoneField, the search of a country',
    'components-inputs-phonefield--list-open-on-phone',
    typed('united'),
    'input:focus',
  ),
  field('PasswordField', 'components-inputs-passwordfield--empty', typed('correct-horse-9')),
  field('OtpField', 'components-inputs-otpfield--focused', typed('48291')),
  field('Checkbox', 'components-inputs-checkbox--with-hint', ['Space']),
  field(
    'The register page, the account',
    'screens-register--account',
    email,
    `${input}[type=email]`,
  ),
];

for (const one of fields)
  test(one.name, async ({ storyPage }) => {
    const { failure } = await storyPage.play(one.story);
    expect(failure, 'its play').toBeNull();
    const costs = await inputCosts(storyPage.page, one, KEYS);
    const [p50, p98, most] = [50, 98, 100].map((percent) => percentile(costs, percent));
    const shown = [p50, p98, most].map((cost) => (cost ?? 0).toFixed(1).padStart(8)).join('');
    console.log(`${shown}  ms at the 50th, 98th and 100th percentile: ${one.name}`);
    expect(p98, 'milliseconds at the 98th percentile').toBeLessThanOrEqual(MOST_MS);
  });
