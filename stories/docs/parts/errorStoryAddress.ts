import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ErrorCase } from '../../../mocks/scenarios/errorCases.ts';
import { storyAddress } from './storyAddress.ts';
import { isReachable, partnerScreensOf, type PartnerScreen } from '../../support/reachableCalls.ts';

const capitalised = (name: string): string =>
  name
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

type Named = Pick<ErrorCase, 'contract' | 'name' | 'code'>;

/** A code as a part of a name; one that is a word is the name already. */
const codePart = (code: ErrorCase['code']): string =>
  typeof code === 'number' ? String(code).replace('-', 'Minus') : '';

/** The title that the stories of the partner's screens stand under. */
export const PARTNER_GROUP = 'partner';

/** The export name that `npm run generate -- error-stories` gives to the story of an error at a call. */
export const errorStoryName = ({ contract, name, code }: Named, screen?: PartnerScreen): string =>
  `${name}${codePart(code)}At${capitalised(contract.name)}${screen === undefined ? '' : `In${capitalised(screen)}`}`;

interface ShowingStory {
  readonly id: string;
  /** The screen of the partner's; absent for the portal's own page. */
  readonly screen?: PartnerScreen;
}

/** The stories that an error has at a call, one for each screen that makes the call. */
export function errorStoriesOf(
  errorCase: Named,
): readonly [ShowingStory, ...(readonly ShowingStory[])] {
  const { service, name: call } = errorCase.contract;
  const idOf = (group: string, screen?: PartnerScreen): string =>
    toId(`Errors/${group}`, storyNameFromExport(errorStoryName(errorCase, screen)));
  const own = { id: idOf(service) };
  const atPartner = partnerScreensOf(call).map((screen) => ({
    ...{ id: idOf(PARTNER_GROUP, screen), screen },
  }));
  if (isReachable(call)) return [own, ...atPartner];
  const [first = own, ...others] = atPartner;
  return [first, ...others];
}

/** The address of an error's first story, relative to a frame inside Storybook. */
export const errorStoryAddress = (errorCase: Named): string =>
  storyAddress(errorStoriesOf(errorCase)[0].id);
