import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  MAX_IMPORT_ROWS,
  MAX_PHOTO_MEGABYTES,
  MAX_RECEIPT_MEGABYTES,
  MAX_SHEET_MEGABYTES,
  MEGABYTE,
} from '#domain/files/file-weights.ts';
import { MAX_LIST_LENGTH } from '#domain/pasted-list/list-length.ts';
import { MAX_PRICE_ROWS } from '#schemas/price-list.ts';
import { ADMISSION_LIMITS } from '#server/http/admission.ts';
import { HTTP_LIMITS } from '#server/http/connection-limits.ts';
import {
  BODY_BYTES,
  BUDGETS,
  type Budget,
  CALLS_PER_MINUTE as CALLS,
  perMinute,
} from '#server/kernel/request-limits.ts';
import { MAX_COLUMNS } from '#server/tables/table-limits.ts';

const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const megabytes = (bytes: number) => `${bytes / 1e6} MB`;
/** Of bodies, which are counted in powers of two. */
const size = (bytes: number) => (bytes < MEGABYTE ? `${bytes / 1024} kB` : `${bytes / MEGABYTE} MB`);
const seconds = (ms: number) => `${ms / 1000} s`;
const letters = ({ address, network, shop }: Budget) =>
  `${grouped(address)} from one address, ${grouped(network)} from one network, ${grouped(shop)} from all`;

const { storedBytes, receiptBytes, searchedLetters, reportedLetters } = BUDGETS;
const { bounds } = ADMISSION_LIMITS;

describe('the page on operating says of each limit what the code has', () => {
  const page = textOf('docs/operating.md');
  test.each([
    ['connections', `${grouped(HTTP_LIMITS.connections)} connections`],
    [
      'bodies',
      `headers within ${seconds(HTTP_LIMITS.headersTimeoutMs)} and ${size(maxHeaderSize)}, a body within ${seconds(HTTP_LIMITS.requestTimeoutMs)} and ${size(BODY_BYTES.any)} (spreadsheets ${MAX_SHEET_MEGABYTES} MB, photos ${MAX_PHOTO_MEGABYTES} MB, receipts of transfers ${MAX_RECEIPT_MEGABYTES} MB, changes of many prices ${size(BODY_BYTES.manyPrices)}, of many products and price lists ${size(BODY_BYTES.manyProducts)}, what an import is asked ${size(BODY_BYTES.importRequest)}, forms without scripts ${size(BODY_BYTES.plainForm)})`,
    ],
    ['silence', `${seconds(HTTP_LIMITS.idleTimeoutMs)} without a byte`],
    [
      'reads',
      `${grouped(bounds.page.underWay)} reads in progress (photos: ${grouped(bounds.image.underWay)})`,
    ],
    [
      'delay',
      `late by ${seconds(bounds.image.delayMs)} (photos), ${seconds(bounds.page.delayMs)} (pages), ${seconds(bounds.write.delayMs)} (orders)`,
    ],
    [
      'calls',
      `${CALLS.orders} orders, ${CALLS.messages} messages, ${CALLS.lists} pasted lists and ${CALLS.visitReports} reports of visits a minute from one address`,
    ],
    [
      'links',
      `${CALLS.unknownLinks} links that open nothing, ${CALLS.quoteReads} looks at quotes by link in the API and ${CALLS.quoteAnswers} answers to them, and ${CALLS.receipts} receipts of transfers`,
    ],
    [
      'stored bytes',
      `orders, messages and answers an hour: ${megabytes(storedBytes.address)} from one address, ${megabytes(storedBytes.network)} from one network (/24, or /48 of IPv6), ${megabytes(storedBytes.shop)} from all strangers`,
    ],
    [
      'receipts',
      `Receipts of transfers: ${megabytes(receiptBytes.address)} from one address, ${megabytes(receiptBytes.network)} from one network, ${megabytes(receiptBytes.shop)} from all strangers`,
    ],
    ['large requests', `requests of up to ${storedBytes.small / 1000} kB`],
    ['pasted letters', `letters of pasted lists a minute: ${letters(searchedLetters)}`],
    ['long lists', `only lists of up to ${grouped(searchedLetters.small)}`],
    [
      'reported letters',
      `letters of the searches that browsers report a minute, each search with 50 more: ${letters(reportedLetters)}`,
    ],
    ['long reports', `only reports of up to ${grouped(reportedLetters.small)}`],
    ['price list', `${grouped(MAX_PRICE_ROWS)} rows and ${MAX_COLUMNS} columns`],
  ])('%s', (_limit, text) => {
    expect(page).toContain(text);
  });
});

test.each([
  ['orders and messages', `send ${CALLS.orders} orders and ${CALLS.messages} messages a minute`],
  ['stored bytes', `${megabytes(storedBytes.address)} an hour from an address`],
  ['pasted lists', `${CALLS.lists} calls and ${grouped(searchedLetters.address)} letters a minute`],
  ['a list', `(${grouped(MAX_LIST_LENGTH)} letters`],
  [
    'quotes',
    `limited to ${CALLS.quoteReads} calls a minute from one address, answering to ${CALLS.quoteAnswers}`,
  ],
  [
    'visits',
    `${CALLS.visitReports} a minute from one address, and ${grouped(reportedLetters.address)} letters`,
  ],
  ['headers', `take at most ${size(maxHeaderSize)} (431`],
  ['spreadsheets', `up to ${MAX_SHEET_MEGABYTES} MB`],
  ['photos', `up to ${MAX_PHOTO_MEGABYTES} MB`],
])('the page on the API says of each limit what the code has: %s', (_limit, text) => {
  expect(textOf('docs/api.md')).toContain(text);
});

test('the page on moving in has the limits of a spreadsheet', () => {
  expect(textOf('docs/moving-in.md')).toContain(
    `up to ${grouped(MAX_IMPORT_ROWS)} rows and ${MAX_SHEET_MEGABYTES} MB`,
  );
});

test('a screen that asks to wait a minute says how long a limit of calls lasts', () => {
  for (const calls of ['orders', 'messages', 'lists', 'unknownLinks'] as const)
    expect(perMinute(calls).timeWindow).toBe('1 minute');
  for (const screen of [
    'web/checkout/request-notices.tsx',
    'web/contact/failure-advice.ts',
    'web/list/list-form.tsx',
    'web/order-link/closed-link.tsx',
  ])
    expect([screen, textOf(screen).includes('Espera un minuto')]).toEqual([screen, true]);
});

describe('nginx', () => {
  const conf = textOf('deploy/nginx.conf');
  const numberOf = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(conf)?.[1]);

  test('lets the largest file through that the shop takes, and the page on operating says so', () => {
    // The form around the file takes a few hundred bytes.
    expect(numberOf('client_max_body_size')).toBe(MAX_SHEET_MEGABYTES + 1);
    for (const megabytes of [MAX_PHOTO_MEGABYTES, BODY_BYTES.manyPrices / MEGABYTE])
      expect(MAX_SHEET_MEGABYTES).toBeGreaterThan(megabytes);
    expect(textOf('docs/operating.md')).toContain(`bodies of ${MAX_SHEET_MEGABYTES + 1} MB`);
  });

  test('waits for headers as long as the shop, and for an answer longer than for a request', () => {
    expect(numberOf('client_header_timeout') * 1000).toBe(HTTP_LIMITS.headersTimeoutMs);
    expect(numberOf('proxy_read_timeout') * 1000).toBeGreaterThan(HTTP_LIMITS.requestTimeoutMs);
  });
});

describe('HAProxy', () => {
  const conf = textOf('deploy/haproxy.cfg');
  const numberOf = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(conf)?.[1]);

  test('opens fewer connections than a process takes', () => {
    const each = [...conf.matchAll(/maxconn (\d+)/g)].map(([, most]) => Number(most));
    expect(each.length).toBe(2);
    for (const most of each) expect(most).toBeLessThan(HTTP_LIMITS.connections);
  });

  test('waits longer than the shop for a request, and no longer for its headers', () => {
    for (const side of ['client', 'server'])
      expect(numberOf(`timeout ${side}`) * 1000).toBeGreaterThan(HTTP_LIMITS.requestTimeoutMs);
    expect(numberOf('timeout http-request') * 1000).toBeLessThanOrEqual(HTTP_LIMITS.headersTimeoutMs);
  });
});
