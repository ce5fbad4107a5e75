import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/**
 * Loaded into a server before its own code: kills it, as nothing else can be handled or cleaned up after, once it has
 * sent the database a statement with `DIE_AT` in it for the `DIE_ON`th time.
 */
const { DIE_AT = '', DIE_ON = '1' } = process.env;

let seen = 0;

function dieAfter(sql: string): void {
  if (sql.includes(DIE_AT)) seen += 1;
  if (seen === Number(DIE_ON)) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['run', 'all'] as const) {
  const original = StatementSync.prototype[name];
  // Both take the values of one statement and are told apart by what they answer, which passes through.
  const deadly = function (this: StatementSync, ...values: Parameters<typeof original>) {
    const answer = Reflect.apply(original, this, values);
    dieAfter(this.sourceSQL);
    return answer;
  };
  Object.assign(StatementSync.prototype, { [name]: deadly });
}

const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, asked: string | { readonly text?: string }, ...rest: unknown[]) {
    const answer = Reflect.apply(query, this, [asked, ...rest]);
    dieAfter(typeof asked === 'string' ? asked : (asked.text ?? ''));
    return answer;
  },
});
