import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { problemAnswer } from '#schemas/problem-answer.ts';
import { unpacked } from '#tests/support/raw-answer.ts';

/** Internals that no answer may show: file names, stack frames, database messages. */
const INSIDE =
  /node_modules|\.(?:ts|js|tsx):\d|\bat (?:async )?\w+ \(|SQLITE_|kysely|syntax error at|violates .* constraint|relation "|\/tmp\/|file:\/\//i;

/** No answer may be a server error or show internals. */
export function assertSound(answer: LightMyRequestResponse, asked: unknown): void {
  const body = bodyOf(answer);
  const seen = { asked, status: answer.statusCode, body: body.slice(0, 500) };
  const isPutOff = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
  if (answer.statusCode >= 500 && !isPutOff) expect.fail(`the server failed: ${JSON.stringify(seen)}`);
  // Photos and workbooks are compressed, so any letters can occur in them.
  const text = /^image|spreadsheet/.test(String(answer.headers['content-type'])) ? '' : body;
  const leak = INSIDE.exec(`${JSON.stringify(answer.headers)} ${text}`)?.[0];
  if (leak !== undefined) expect.fail(`the answer says ${leak}: ${JSON.stringify(seen)}`);
}

/** The API refuses with problem+json. */
export function assertProblem(answer: LightMyRequestResponse, asked: unknown): void {
  const type = String(answer.headers['content-type']);
  const isProblem =
    type.startsWith('application/problem+json') &&
    problemAnswer.safeParse(JSON.parse(bodyOf(answer))).success;
  if (!isProblem) expect.fail(`no problem+json: ${JSON.stringify({ asked, type, body: bodyOf(answer) })}`);
}

function bodyOf({ rawPayload, headers }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  return unpacked(rawPayload, encoding === undefined ? undefined : String(encoding));
}
