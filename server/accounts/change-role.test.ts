import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { changeRole } from './administrators.ts';

describe.each(ENGINES)('roles of administrators on %s', (engine) => {
  let shop: TestShop;
  let eva: string;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    eva = await administratorsToken(shop.ctx, 'encargado');
  });
  afterAll(() => shop.close());

  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const give = (id: string, role: string, token = shop.token) =>
    shop.call({ method: 'PUT', url: `/api/administrators/${id}`, payload: { role }, ...as(token) });
  const roleOf = (id: string) =>
    shop.ctx.db.selectFrom('accounts').select('role').where('id', '=', id).executeTakeFirstOrThrow();

  test('a role taken away holds at once in open sessions, whoever wrote it [STORE-007]', async () => {
    const log = { url: '/api/log', ...as(eva) };
    expect((await shop.call(log)).statusCode).toBe(200);
    expect((await shop.call({ url: '/api/session', ...as(eva) })).json()).toMatchObject({
      role: 'encargado',
    });
    // As another process on the same database does.
    await shop.ctx.db
      .updateTable('accounts')
      .set({ role: 'mostrador' })
      .where('id', '=', 'encargado')
      .execute();
    const refused = await shop.call(log);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'not-allowed',
        detail: 'No tienes permiso para ver el registro: pídeselo a un dueño o a un encargado.',
      }),
    ]);
    expect((await shop.call({ url: '/api/orders', ...as(eva) })).statusCode).toBe(200);
  });

  test('an owner changes a role, which the log tells; nobody else does [STORE-007]', async () => {
    expect((await give('encargado', 'dueno', eva)).json()).toMatchObject({ code: 'not-allowed' });
    expect((await give('encargado', 'reina')).statusCode).toBe(400);
    expect((await give('nadie', 'mostrador')).json()).toMatchObject({ code: 'administrator-not-found' });
    expect((await give('encargado', 'encargado')).statusCode).toBe(204);
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json();
    expect(entries[0]).toMatchObject({
      kind: 'role-changed',
      details: { from: 'mostrador', to: 'encargado' },
    });
  });

  test('the invited person gets the role of the invitation [STORE-007]', async () => {
    const payload = { email: 'tito@casahilvan.example', role: 'mostrador' };
    const invite = { method: 'POST' as const, url: '/api/invitations', payload };
    const { link } = (await shop.callAsAdministrator(invite)).json();
    const acceptance = { token: link.split('#')[1], password: 'hilo y aguja 1923' };
    const url = '/api/invitation/accept';
    const { token } = (await shop.call({ method: 'POST', url, payload: acceptance })).json();
    expect((await shop.call({ url: '/api/session', ...as(token) })).json()).toEqual(payload);
  });

  test('one owner is always left, also when two demote each other at the same moment [STORE-007]', async () => {
    expect((await give('administrator', 'mostrador')).json()).toMatchObject({ code: 'last-owner' });
    await give('encargado', 'dueno');
    const actors = ['administrator', 'encargado'].map((accountId) => ({
      accountId,
      email: `${accountId}@x.ar`,
      role: 'dueno' as Role,
    }));
    const outcomes = await Promise.allSettled(
      actors.map((actor, index) =>
        changeRole({ ...shop.ctx, actor }, { id: actors[1 - index]?.accountId ?? '', role: 'mostrador' }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const roles = [await roleOf('administrator'), await roleOf('encargado')].map(({ role }) => role);
    expect(roles.sort()).toEqual(['dueno', 'mostrador']);
  });
});
