import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigurationError } from './ConfigurationError.ts';

type Values<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>['values'];

/** Reads the options of a command. @throws ConfigurationError for one that is unknown or lacks its value */
export function readArguments<const Config extends ParseArgsConfig>(
  command: string,
  config: Config,
): Values<Config> {
  try {
    return parseArgs(config).values;
  } catch (error) {
    const [what = ''] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    throw new ConfigurationError(`${what}; \`${command} -- --help\` lists the options.`, {
      cause: error,
    });
  }
}
