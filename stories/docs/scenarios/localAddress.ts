/** The portal of the United Kingdom as `npm start` serves it; 4400 is the default of its `--port`. */
const LOCAL_PORTAL = 'http://gb.localhost:4400';

/** The address of the local app under a scenario. */
export const localAddress = (scenario: string): string =>
  `${LOCAL_PORTAL}/account/register?scenario=${encodeURIComponent(scenario)}`;
