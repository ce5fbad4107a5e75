import { expect, test } from 'vitest';
import { onATerminal } from '#tests/support/on-a-terminal.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { logDestination } from './log-destination.ts';

/** Logs one line. */
const LOGGING = [
  '--input-type=module',
  '--eval',
  'import { openLog } from "#server/kernel/log.ts"; import { logDestination } from "#server/operations/log-destination.ts"; openLog("info", await logDestination()).warn({ ms: 12, route: "/FAQ" }, "request");',
];

test('on a terminal the log is readable', async () => {
  const { output } = await onATerminal(LOGGING, { NO_COLOR: '1' });
  expect(output).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: request\r?\n/);
  expect(output).toMatch(/ms: 12\r?\n +route: "\/FAQ"/);
  expect(output).not.toContain('{"level"');
});

test('elsewhere each line is a JSON object', async () => {
  const { output, errors } = await runProgram(LOGGING, { env: {} });
  expect([JSON.parse(output), errors]).toMatchObject([{ level: 40, msg: 'request', ms: 12 }, '']);
});

test('only a terminal gets a destination that formats lines', async () => {
  expect(await logDestination(false)).toBeUndefined();
});
