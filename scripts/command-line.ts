import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What was given to a command. `--help` prints its usage, and so does anything that the command does not know; both end
 * the process before it has done anything.
 */
export function commandLine<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs<Config>(config);
  } catch {
    return endWithUsage(usage);
  }
}

export function endWithUsage(usage: string): never {
  console.error(usage);
  process.exit(2);
}
