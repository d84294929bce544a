// @ts-check
import { element } from './element.js';

/**
 * The scenarios by the call they act on; those of the whole server first.
 *
 * @param {readonly { name: string, sentence: string }[]} scenarios
 */
function groups(scenarios) {
  return Map.groupBy(scenarios, ({ name }) => name.split('@')[1] ?? 'server');
}

/**
 * Chooses the scenario of this world. A choice loads the page again, with a button of its own: in a
 * select that navigates by itself the keyboard does not get past the first entry.
 *
 * @param {readonly { name: string, sentence: string }[]} scenarios
 * @param {string} active
 */
export function scenarioForm(scenarios, active) {
  const known = scenarios.some(({ name }) => name === active);
  const select = element(
    'select',
    { id: 'scenario', name: 'scenario' },
    ...(known ? [] : [element('option', { value: active }, active)]),
    ...Array.from(groups(scenarios), ([label, members]) =>
      element(
        'optgroup',
        { label },
        ...members.map(({ name, sentence }) =>
          element('option', { value: name, title: sentence }, name.split('@')[0] ?? name),
        ),
      ),
    ),
  );
  select.value = active;
  const form = element(
    'form',
    {},
    element('label', { for: 'scenario' }, 'Scenario'),
    select,
    element('button', { type: 'submit' }, 'Use'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = new URL(location.href);
    address.searchParams.set('scenario', select.value);
    location.assign(address);
  });
  return form;
}
