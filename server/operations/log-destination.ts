import type { DestinationStream } from 'pino';

/**
 * Where log lines go: to people on a terminal in a form that they can read, elsewhere as JSON. Only a terminal loads what
 * formats them, so a shop in service starts as fast and idles as small as without it.
 */
export async function logDestination(
  isTerminal = process.stdout.isTTY,
): Promise<DestinationStream | undefined> {
  if (isTerminal !== true) return undefined;
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' });
}
