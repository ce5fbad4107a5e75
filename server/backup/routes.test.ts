import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireBackups } from '#schemas/backup-answers.ts';
import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { fakeElsewhere } from '#tests/support/fake-backups.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

const NAME = 'hilvan-2026-11-20T063000Z.tar';
const MADE_AT = Date.UTC(2026, 10, 20, 6, 30);

describe.each(ANY_ENGINE)('the backups in the dashboard on %s', (engine) => {
  const shop = shopForEachTest(engine);
  beforeEach(async () => {
    mkdirSync(shop.backups.folder);
  });

  const backups = async () => (await shop.callAsAdministrator({ url: '/api/backups' })).json<WireBackups>();

  async function made(): Promise<void> {
    await shop.ctx.db.updateTable('backup_state').set({ made_at: MADE_AT, name: NAME, bytes: 12 }).execute();
  }

  test('a shop without backups says so', async () => {
    expect(await backups()).toEqual({ automatic: true, running: false, last: null });
  });

  test('the last good backup is shown, with later failures', async () => {
    await made();
    await shop.ctx.db.updateTable('backup_state').set({ last_error: 'no queda lugar en el disco' }).execute();
    const last = { madeAt: '2026-11-20T06:30:00.000Z', bytes: 12 };
    expect(await backups()).toMatchObject({ last, lastError: 'no queda lugar en el disco' });
    expect((await backups()).last).not.toHaveProperty('name');
    writeFileSync(join(shop.backups.folder, NAME), 'doce octetos');
    expect((await backups()).last).toEqual({ ...last, name: NAME });
  });

  test('a backup is downloaded unchanged and uncached, and the log says by whom', async () => {
    const content = 'muchas veces lo mismo. '.repeat(1000);
    writeFileSync(join(shop.backups.folder, NAME), content);
    const answer = await shop.callAsAdministrator({
      url: `/api/backups/${NAME}`,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(answer.body).toBe(content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="${NAME}"`,
      'cache-control': 'no-store',
    });
    const log = (await shop.callAsAdministrator({ url: '/api/log' })).json();
    const details = { name: NAME };
    expect(log.entries).toMatchObject([
      { actor: 'ana@casahilvan.example', kind: 'backup-downloaded', details },
    ]);
  });

  test('no other file can be downloaded', async () => {
    writeFileSync(join(shop.backups.folder, `.${NAME}`), 'un borrador');
    const [absent, escaping] = ['hilvan-2020-01-01T000000Z.tar', `..%2Fbackups%2F${NAME}`];
    for (const name of [absent, escaping, `.${NAME}`, 'hilvan.sqlite', '..%2Fhilvan.sqlite']) {
      const answer = await shop.callAsAdministrator({ url: `/api/backups/${name}` });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 404, 'backup-not-found']);
    }
  });

  test('a requested backup starts once, however often it is requested', async () => {
    const ask = () => shop.callAsAdministrator({ method: 'POST', url: '/api/backups' });
    expect((await ask()).statusCode).toBe(202);
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'backup-running' });
    expect(shop.backups.started).toEqual(['requested']);
    expect(await backups()).toMatchObject({ running: true });
  });

  test('copies off the machine are not there until they are switched on [RUN-001]', async () => {
    const prove = () => shop.callAsAdministrator({ method: 'POST', url: '/api/backups/proof' });
    expect(Object.keys(await backups())).not.toContain('elsewhere');
    expect((await prove()).json()).toMatchObject({ status: 404, code: 'no-copies-elsewhere' });
    const started: string[] = [];
    shop.backups.elsewhere = fakeElsewhere(started);
    expect((await backups()).elsewhere).toEqual({ running: false, last: null, proof: null });
    await shop.ctx.db
      .updateTable('offsite_state')
      .set({ sent_at: MADE_AT, sent_bytes: 12, kept: 9, send_error: 'el depósito está lleno' })
      .set({ proved_at: MADE_AT, proved_products: 1174, proved_orders: 1286, proof_error: 'cambió' })
      .execute();
    const sentAt = '2026-11-20T06:30:00.000Z';
    const told = {
      last: { sentAt, bytes: 12, kept: 9 },
      lastError: 'el depósito está lleno',
      proof: { provedAt: sentAt, products: 1174, orders: 1286 },
      proofError: 'cambió',
    };
    expect((await backups()).elsewhere).toEqual({ running: false, ...told });
    const answer = await prove();
    expect([answer.statusCode, answer.json().elsewhere]).toEqual([202, { running: true, ...told }]);
    expect((await prove()).json()).toMatchObject({ status: 409, code: 'copies-running' });
    expect(started).toEqual(['prove']);
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json<WireAuditLog>();
    expect(entries.map(({ kind }) => kind)).toEqual(['proof-requested']);
  });

  test('the log says who requested and who downloaded a backup', async () => {
    writeFileSync(join(shop.backups.folder, NAME), 'una copia');
    await shop.callAsAdministrator({ method: 'POST', url: '/api/backups' });
    await shop.callAsAdministrator({ url: `/api/backups/${NAME}` });
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json<WireAuditLog>();
    expect(entries.map(({ actor, kind, details }) => ({ actor, kind, details }))).toEqual([
      { actor: 'ana@casahilvan.example', kind: 'backup-downloaded', details: { name: NAME } },
      { actor: 'ana@casahilvan.example', kind: 'backup-requested', details: {} },
    ]);
  });
});
