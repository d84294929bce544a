import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../process/runMain.mjs';
import { detectorScript } from '../stories/detectorScript.ts';
import { openStoryPage } from '../stories/storyPage.ts';
import { openWorkshop } from '../stories/workshop.ts';
import { inputCosts, noteKeys, type TypedField } from './inputCosts.ts';
import { percentile } from './percentile.ts';

/**
 * `npm run bench:input`: what a key costs in each field, from the key to the paint that shows it, on
 * a machine four times slower than this one. `-- --from <folder>` takes another build of the workshop.
 */
const KEYS = 120;
/** Milliseconds at the 98th percentile. */
const MOST_MS = 50;

/** Types a word and takes it back. */
const typed = (word: string): readonly string[] => [
  ...word.split(''),
  ...Array.from(word, () => 'Backspace'),
];

const input = '#storybook-root input';
const fields: readonly TypedField[] = [
  {
    name: 'TextField',
    story: 'components-inputs-textfield--with-hint',
    selector: input,
    keys: typed('anamaria'),
  },
  {
    name: 'EmailField',
    story: 'components-inputs-emailfield--other-label',
    selector: input,
    keys: typed('ana@example.com'),
  },
  {
    name: 'AccountField, an e-mail address',
    story: 'components-inputs-accountfield--empty',
    selector: input,
    keys: typed('ana@example.com'),
  },
  {
    name: 'AccountField, a phone number',
    story: 'components-inputs-accountfield--empty',
    selector: input,
    keys: typed('07911123456'),
  },
  {
    name: 'PhoneField, the number',
    story: 'components-inputs-phonefield--mandatory',
    selector: `${input}[type=tel]`,
    keys: typed('07911123456'),
  },
  {
    name: 'PhoneField, the search of a country',
    story: 'components-inputs-phonefield--list-open-on-phone',
    selector: 'input:focus',
    keys: typed('united'),
  },
  {
    name: 'PasswordField',
    story: 'components-inputs-passwordfield--empty',
    selector: input,
    keys: typed('correct-horse-9'),
  },
  {
    name: 'OtpField',
    story: 'components-inputs-otpfield--focused',
    selector: input,
    keys: typed('48291'),
  },
  {
    name: 'Checkbox',
    story: 'components-inputs-checkbox--with-hint',
    selector: input,
    keys: ['Space'],
  },
  {
    name: 'The register page, the account',
    story: 'screens-register--account',
    selector: `${input}[type=email]`,
    keys: typed('ana@example.com'),
  },
];

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(import.meta.dirname, '../../storybook-static') },
  },
});

const ms = (cost: number): string => cost.toFixed(1).padStart(8);

await runMain(async () => {
  const script = `(${String(noteKeys)})();\n${await detectorScript()}`;
  const workshop = await openWorkshop(values.from);
  let slow = 0;
  try {
    console.log(`     p50     p98     max  milliseconds from key to paint, ${KEYS} keys a field`);
    for (const field of fields) {
      const { page, show } = await openStoryPage(workshop, { language: 'region' }, script);
      const { failure } = await show(field.story);
      if (failure !== null) throw new Error(`${field.story}: its play fails: ${failure}`);
      const costs = await inputCosts(page, field, KEYS);
      const [p50, p98, most] = [50, 98, 100].map((percent) => percentile(costs, percent));
      console.log(`${ms(p50 ?? 0)}${ms(p98 ?? 0)}${ms(most ?? 0)}  ${field.name}`);
      if ((p98 ?? 0) > MOST_MS) slow += 1;
      await page.context().close();
    }
  } finally {
    await workshop.close();
  }
  console.log(
    slow > 0
      ? `${slow} fields cost more than ${MOST_MS} ms at the 98th percentile.`
      : `Every field costs at most ${MOST_MS} ms at the 98th percentile.`,
  );
  return slow > 0 ? 1 : 0;
});
