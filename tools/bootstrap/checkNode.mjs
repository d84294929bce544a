// @ts-check

const LEAST_MAJOR = 20;

/**
 * Ends the process with one sentence when Node is too old for the rest of the bootstrap to load.
 *
 * @param {string} version like `20.11.1`
 */
export function checkNode(version) {
  if (Number.parseInt(version, 10) >= LEAST_MAJOR) return;
  console.error(
    `Portico needs Node ${LEAST_MAJOR} or newer to set itself up and this is Node ${version}: ` +
      'install a newer one (https://nodejs.org) and run the command again.',
  );
  process.exit(1);
}
