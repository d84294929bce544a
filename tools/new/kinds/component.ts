import { opens } from '../../quality/rules/missingParts.ts';
import { fillTemplate } from '../fillTemplate.ts';
import { insertLine } from '../insertLine.ts';
import { pascalCase } from '../pascalCase.ts';
import type { Start } from '../Start.ts';

/** The library's lists, and a component's line in each. */
const lists = (name: string): readonly (readonly [line: string, like: RegExp])[] => [
  [
    `import { ${name} } from './${name}/${name}.tsx';`,
    /^import \{ (\w+) \} from '\.\/\w+\/\w+\.tsx';$/,
  ],
  [`  ${name},`, /^ {2}(\w+),$/],
  [
    `export type ${name}Props = ComponentProps<typeof ${name}>;`,
    /^export type (\w+)Props = ComponentProps<typeof \w+>;$/,
  ],
];

/** A component of the library with its stories; one whose name says that it opens begins as a dialog. */
export function component(given: string): Start {
  const name = pascalCase(given);
  const source = `src/components/${name}/${name}.tsx`;
  const stories = `stories/components/${name}.stories.tsx`;
  return {
    files: fillTemplate(opens.test(name) ? 'dialog' : 'component', { Name: name }),
    lines: {
      'src/components/library.ts': (text) =>
        lists(name).reduce((filled, [line, like]) => insertLine(filled, line, like), text),
    },
    generates: [],
    leftToDo: [
      `Say in ${source} what it is for, and where the specification asks for it.`,
      `Fill in the guide in ${stories}, and give each state a story.`,
      `\`npm run storybook\` shows it; \`npm run test:stories -- --grep ${name}\` plays its stories.`,
    ],
  };
}
