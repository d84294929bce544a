import { callName } from '../../../src/api/openCall.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { fillTemplate } from '../fillTemplate.ts';
import { insertLine } from '../insertLine.ts';
import type { Start } from '../Start.ts';

const services = ['passport', 'product'];
const sections = /^[AB]§\d+$/;

interface CallOptions {
  readonly service: string;
  /** After the service's prefix. */
  readonly path: string;
  readonly method: string;
  /** Of the specification. */
  readonly section: string;
}

/** `menu.get` becomes `menuGet`. */
const identifier = (name: string): string =>
  name.replaceAll(/[._-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A call with bodies that are still open, which the mock backend answers with an empty object.
 *
 * @throws {Failure} when an option is none
 */
export function call({ service, path, method, section }: CallOptions): Start {
  if (!services.includes(service))
    throw new Failure(`There is no service \`${service}\`: choose ${services.join(' or ')}.`);
  if (!/^(?:\/[a-z0-9_]+)+\/?$/.test(path))
    throw new Failure(`\`${path}\` is no path of a call: write it as /seller/menu/get.`);
  if (method !== 'GET' && method !== 'POST')
    throw new Failure(`\`${method}\` is no method of a call: choose GET or POST.`);
  if (!sections.test(section))
    throw new Failure(`\`${section}\` is no section: write where the call is described, as B§7.`);
  const wireName = callName(path);
  const name = identifier(wireName);
  const file = `src/api/contracts/${service}/${name}.ts`;
  return {
    files: fillTemplate('call', {
      ...{ service, name, method, path, section, call: wireName },
      faultClass: method === 'GET' ? 'fail-open' : 'commit',
    }),
    lines: {
      'mocks/contracts.ts': (text) =>
        insertLine(
          text.replace(/^\];$/m, () => `  ${name},\n];`),
          `import * as ${name} from '../${file}';`,
          /^import \* as \w+ from '(.+)';$/,
        ),
    },
    generates: ['contract'],
    leftToDo: [
      `In ${file}, say what it is for, and write its bodies as the specification gives them; then take \`open\` away.`,
      `What it answers: a line in mocks/handlers/${service}, an example in mocks/handlers/support/exampleRequests.ts, its fields in mocks/handlers/answers.test.ts.`,
      `The steps to it, and in words when they are: stories/support/reachableCalls.ts, stories/support/reachCall.ts, stories/docs/parts/errorStoryTitle.ts; then \`npm run generate -- error-stories\`.`,
      `Its path among those of the specification: mocks/contractTests/catalogued.ts.`,
      `A function that calls it: src/api.`,
    ],
  };
}
