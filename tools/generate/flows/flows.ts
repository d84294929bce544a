import type { Flow } from '../../../stories/docs/flows/Flow.ts';
import type { Generated } from '../generated.ts';
import { infoFlow } from './infoFlow.ts';
import { leadFlow } from './leadFlow.ts';
import { loginCheckFlow } from './loginCheckFlow.ts';
import { loginFlow } from './loginFlow.ts';
import { oauthFlow } from './oauthFlow.ts';
import { partnerFlow } from './partnerFlow.ts';
import { resetFlow } from './resetFlow.ts';
import { signUpFlow } from './signUpFlow.ts';
import { singleFormFlow } from './singleFormFlow.ts';
import { subscribeFlow } from './subscribeFlow.ts';

/** A move a line, so that a change of the machine reads as a change of some lines. */
const fileOf = (name: string, { steps, starts, moves }: Flow): string =>
  `// Written by \`npm run generate -- flows\` from the machine.
import type { Flow } from './Flow.ts';

export const ${name}: Flow = {
  steps: ${JSON.stringify(steps)},
  starts: ${JSON.stringify(starts)},
  moves: [
${moves.map((move) => `    ${JSON.stringify(move)},\n`).join('')}  ],
};
`;

/** What each flow's machine does, as data for its diagram in the docs. */
export function flows(): Generated {
  const made = Object.entries({
    signUp: signUpFlow(),
    singleForm: singleFormFlow(),
    loginCheck: loginCheckFlow(),
    login: loginFlow(),
    passwordReset: resetFlow(),
    additionalInfo: infoFlow(),
    oauth: oauthFlow(),
    partner: partnerFlow(),
    subscribe: subscribeFlow(),
    lead: leadFlow(),
  });
  return {
    files: made.map(([name, flow]) => ({
      path: `stories/docs/flows/${name}.generated.ts`,
      text: fileOf(name, flow),
    })),
    summary: `${made.reduce((sum, [, { moves }]) => sum + moves.length, 0)} moves`,
  };
}
