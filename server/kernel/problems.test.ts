import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { Refusal } from './errors.ts';
import { answerProblem } from './problems.ts';

const { loggerInstance, lines } = recordedLog();
const app = fastify({ loggerInstance });

beforeAll(() => {
  app.setErrorHandler(answerProblem);
  app.get('/crowded', () => {
    throw new Refusal('overloaded', { headers: { 'retry-after': '60' } });
  });
  app.get('/broken', () => {
    throw new Error('the disk is gone');
  });
  app.get('/absent', () => {
    throw new Refusal('order-not-found');
  });
});
afterAll(() => app.close());

test('overload is logged as a warning, a fault as an error, and a visitor’s mistake not at all', async () => {
  const answers = [];
  for (const url of ['/crowded', '/broken', '/absent']) answers.push(await app.inject({ url }));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '60'],
    [500, undefined],
    [404, undefined],
  ]);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [pino.levels.values.warn, 'request put off: too many at once'],
    [pino.levels.values.error, 'request failed'],
  ]);
});
