import type { InjectOptions } from 'fastify';
import { inviteAdministrator } from '#server/accounts/invitations.ts';
import { codeAt, stepAt } from '#server/accounts/one-time-code.ts';
import { offerCodes } from '#server/accounts/one-time-codes.ts';
import { openSession } from '#server/accounts/open-session.ts';
import { hashedPassword } from '#server/accounts/password.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import type { TestShop } from './test-shop.ts';

/** A good call of each route about accounts, in an order in which each finds what it needs. */
export async function accountCalls(
  shop: TestShop,
  account: { readonly email: string; readonly password: string },
): Promise<Record<string, InjectOptions>> {
  const { db } = shop.ctx;
  const { password } = account;
  const administrator = await db
    .selectFrom('accounts')
    .select(['id as accountId', 'email', 'role'])
    .where('email', '!=', account.email)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashedPassword(password) })
    .where('id', '=', administrator.accountId)
    .execute();
  await setPassword(shop.ctx, { email: 'eva@casahilvan.example', password });
  const eva = db.selectFrom('accounts').select('id').where('email', '=', 'eva@casahilvan.example');
  const { id: evaId } = await eva.executeTakeFirstOrThrow();
  const ctx = { ...shop.ctx, actor: administrator };
  const session = sessionTokenHash(await openSession(ctx, { administrator, userAgent: '' }));
  const { secret } = await offerCodes(ctx);
  const step = stepAt(shop.clock.now);
  const { token } = await inviteAdministrator(ctx, { email: 'uno@casahilvan.example', role: 'dueno' });
  const { invitation } = await inviteAdministrator(ctx, {
    email: 'dos@casahilvan.example',
    role: 'encargado',
  });
  return {
    'GET /api/account': {},
    'PUT /api/account/codes': { payload: { code: codeAt(secret, step) } },
    'POST /api/account/codes/disable': { payload: { password, code: codeAt(secret, step + 1) } },
    'POST /api/account/codes': {},
    'GET /api/account/sessions': {},
    'DELETE /api/account/sessions/:id': { url: `/api/account/sessions/${session}` },
    'DELETE /api/account/sessions': {},
    'PUT /api/account/password': { payload: { password, newPassword: `${password}!` } },
    'GET /api/administrators': {},
    'PUT /api/administrators/:id': {
      url: `/api/administrators/${evaId}`,
      payload: { role: 'mostrador' },
    },
    'DELETE /api/administrators/:id': { url: `/api/administrators/${evaId}` },
    'GET /api/invitations': {},
    'DELETE /api/invitations/:id': { url: `/api/invitations/${invitation._id}` },
    'POST /api/invitations': { payload: { email: 'tres@casahilvan.example' } },
    'POST /api/invitation': { payload: { token } },
    'POST /api/invitation/accept': { payload: { token, password } },
    'GET /api/log': {},
  };
}
