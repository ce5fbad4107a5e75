import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/**
 * Preloaded into a server: kills it without any cleanup once it has sent the database the `DIE_ON`th statement that
 * contains `DIE_AT`, counted from the first one that contains `DIE_FROM`.
 */
const { DIE_AT = '', DIE_ON = '1', DIE_FROM = '' } = process.env;

let isCounting = false;
let seen = 0;

function dieAfter(sql: string): void {
  isCounting ||= sql.includes(DIE_FROM);
  if (isCounting && sql.includes(DIE_AT)) seen += 1;
  if (seen === Number(DIE_ON)) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['run', 'all', 'iterate'] as const) {
  const original = StatementSync.prototype[name];
  // All take one statement's values; only their results differ, and those pass through.
  const dying = function (this: StatementSync, ...values: Parameters<typeof original>) {
    const answer = Reflect.apply(original, this, values);
    dieAfter(this.sourceSQL);
    return answer;
  };
  Object.assign(StatementSync.prototype, { [name]: dying });
}

const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, asked: string | { readonly text?: string }, ...rest: unknown[]) {
    const answer = Reflect.apply(query, this, [asked, ...rest]);
    dieAfter(typeof asked === 'string' ? asked : (asked.text ?? ''));
    return answer;
  },
});
