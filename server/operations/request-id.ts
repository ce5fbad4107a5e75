import type { IncomingMessage } from 'node:http';

const SANE = /^[\w.:-]{8,64}$/;

/** How a request is called in the log and in its answer: as the proxy in front calls it, if one is trusted. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number): string {
  const given = headers['x-request-id'];
  const isTaken = trustProxy > 0 && typeof given === 'string' && SANE.test(given);
  return isTaken ? given : crypto.randomUUID();
}
