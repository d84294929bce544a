import { Failure } from '../../setup/process/Failure.mjs';
import { fillTemplate } from '../fillTemplate.ts';
import { pascalCase } from '../pascalCase.ts';
import type { Start } from '../Start.ts';

/**
 * A screen of a feature with its story.
 *
 * @param given like `login/SessionEnded`
 * @throws {Failure} when that is no folder and name
 */
export function screen(given: string): Start {
  const [folder = '', name, ...rest] = given.split('/');
  if (!/^[a-z][a-z-]*$/.test(folder) || name === undefined || rest.length > 0)
    throw new Failure(
      `\`${given}\` is no screen: write its feature and its name, as in \`login/SessionEnded\`.`,
    );
  const words = { folder, Name: pascalCase(name) };
  const source = `src/features/${folder}/${name}.tsx`;
  return {
    files: fillTemplate('screen', words),
    lines: {},
    generates: [],
    leftToDo: [
      `Say in ${source} what a seller does there, and where the specification asks for it.`,
      `Show it: from the feature's flow, or as a page of its own in src/app/routes/routeTable.ts and src/app/routes/AppRoutes.tsx.`,
      `Then let stories/screens/${name}.stories.tsx show the whole portal at its address (stories/support/Portal.tsx), with a story for each state.`,
      `Its expectations in conformance/specs, written from the specification.`,
    ],
  };
}
