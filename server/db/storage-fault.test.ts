import { expect, test } from 'vitest';
import { storageFault } from './storage-fault.ts';

const withCode = (code: string) => Object.assign(new Error('…'), { code });
const ofSqlite = (errcode: number) => Object.assign(new Error('…'), { code: 'ERR_SQLITE_ERROR', errcode });

test.each<[string, unknown, ReturnType<typeof storageFault>]>([
  ['a full disk under SQLite', ofSqlite(13), 'full'],
  ['a page that is none', ofSqlite(11), 'damaged'],
  ['damage in a table of words (SQLITE_CORRUPT_VTAB)', ofSqlite(267), 'damaged'],
  ['a folder for reading only (SQLITE_READONLY_DIRECTORY)', ofSqlite(1544), 'read-only'],
  ['another process that holds the database', ofSqlite(5), 'unreachable'],
  ['a key that is taken', ofSqlite(2067), null],
  ["a full disk under PostgreSQL's", withCode('53100'), 'full'],
  ['PostgreSQL that is being stopped', withCode('57P01'), 'unreachable'],
  ['a connection exception', withCode('08006'), 'unreachable'],
  ["a page of PostgreSQL's that is none", withCode('XX001'), 'damaged'],
  ['a key that is taken there', withCode('23505'), null],
  [
    'nobody at that port',
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
    'unreachable',
  ],
  ['a connection that was cut', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), 'unreachable'],
  ['no answer in time', new Error('Query read timeout'), 'unreachable'],
  ['a full disk under photos', withCode('ENOSPC'), 'full'],
  ['any other error', new Error('Connection of ideas'), null],
  ['no error at all', 'ENOSPC', null],
])('%s', (_what, error, fault) => {
  expect(storageFault(error)).toBe(fault);
});
