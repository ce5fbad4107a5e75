import type { IncomingMessage } from 'node:http';

const SANE = /^[\w.:-]{8,64}$/;

/** The id of a request in the log and in its answer: the id of a trusted proxy, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number): string {
  const given = headers['x-request-id'];
  const isTaken = trustProxy > 0 && typeof given === 'string' && SANE.test(given);
  return isTaken ? given : crypto.randomUUID();
}
