import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Stories for the tests alone, by their export: what every component has to do the same way. */
const forTests: ReadonlySet<string> = new Set(['Root Props', 'Opens And Closes']);

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portico',
    brandUrl: '?path=/docs/docs-welcome--docs',
    brandTarget: '_self',
    colorPrimary: '#b93a0e',
    colorSecondary: '#b93a0e',
    appBg: '#fbfaf7',
    textColor: '#14213d',
  }),
  sidebar: { filters: { forTests: ({ name }) => !forTests.has(name) } },
});
