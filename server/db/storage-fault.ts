/**
 * Why storage failed, whatever the request was: the database is unreachable or too slow, the disk is full, the data is
 * read-only, or it is damaged.
 */
export type StorageFault = 'unreachable' | 'full' | 'read-only' | 'damaged';

/** SQLite's primary result codes. */
const SQLITE_FAULTS: Readonly<Record<number, StorageFault>> = {
  5: 'unreachable', // busy: another process holds it
  6: 'unreachable', // locked
  8: 'read-only',
  10: 'unreachable', // a read or write that the system refused
  11: 'damaged',
  13: 'full',
  14: 'unreachable', // can't open
  26: 'damaged', // no database
};

/** Codes of PostgreSQL and of the operating system. */
const FAULTS: Readonly<Record<string, StorageFault>> = {
  '25006': 'read-only',
  '53100': 'full',
  '53200': 'unreachable',
  '53300': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '58030': 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
  EACCES: 'read-only',
  EAI_AGAIN: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDQUOT: 'full',
  EHOSTUNREACH: 'unreachable',
  EIO: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOSPC: 'full',
  ENOTFOUND: 'unreachable',
  EPERM: 'read-only',
  EPIPE: 'unreachable',
  EROFS: 'read-only',
  ETIMEDOUT: 'unreachable',
};

const CONNECTION_EXCEPTION = /^08/;

/** The PostgreSQL driver's messages, without a code, for a lost or unavailable connection. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect)/;

/** What the PostgreSQL driver says of a statement that got no answer in its time. It has no code. */
const UNANSWERED = 'Query read timeout';

export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === UNANSWERED;
}

/** The storage fault of an error, or `null` for any other error. */
export function storageFault(error: unknown): StorageFault | null {
  // After several attempts to connect, the first error counts.
  const one = error instanceof AggregateError ? error.errors[0] : error;
  if (!(one instanceof Error)) return null;
  if ('errcode' in one && typeof one.errcode === 'number') return SQLITE_FAULTS[one.errcode & 0xff] ?? null;
  if ('code' in one && typeof one.code === 'string') {
    return FAULTS[one.code] ?? (CONNECTION_EXCEPTION.test(one.code) ? 'unreachable' : null);
  }
  return isUnanswered(one) || LOST_CONNECTION.test(one.message) ? 'unreachable' : null;
}
