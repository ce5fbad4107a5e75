import type { WireMercadoPago } from '#schemas/mercado-pago.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Gateway } from './mercado-pago-api.ts';

const PURPOSES = { accessToken: 'mercado-pago access token', webhookSecret: 'mercado-pago webhook secret' };
const SHOWN_SIGNS = 4;

type Reader = Pick<Context, 'db' | 'secrets' | 'mercadoPagoUrl'>;

/** The shop's account; of each secret its last signs alone (PAY-001). */
export async function mercadoPagoAccount(ctx: Context): Promise<WireMercadoPago> {
  assertMay(ctx, 'store');
  const row = await accountRow(ctx);
  return {
    isOn: row?.is_on === 1,
    accessTokenEnd: row?.access_token_end ?? '',
    webhookSecretEnd: row?.webhook_secret_end ?? '',
  };
}

type AccountChange = {
  readonly isOn: boolean;
  /** Left out, the stored one stays; '' removes it. */
  readonly accessToken?: string | undefined;
  readonly webhookSecret?: string | undefined;
};

/** Stores the account; secrets are sealed and never told again. @throws Refusal 'invalid-request' if it is on without a token */
export async function saveMercadoPagoAccount(ctx: Context, change: AccountChange): Promise<WireMercadoPago> {
  assertMay(ctx, 'store');
  await inTransaction(ctx, async (ctx) => {
    const known = await accountRow(ctx);
    const { accessToken, webhookSecret } = change;
    const row = {
      is_on: change.isOn ? 1 : 0,
      access_token: sealed(ctx, 'accessToken', accessToken) ?? known?.access_token ?? '',
      access_token_end: endOf(accessToken) ?? known?.access_token_end ?? '',
      webhook_secret: sealed(ctx, 'webhookSecret', webhookSecret) ?? known?.webhook_secret ?? '',
      webhook_secret_end: endOf(webhookSecret) ?? known?.webhook_secret_end ?? '',
    };
    if (change.isOn && row.access_token === '')
      throw new Refusal('invalid-request', {
        errors: [{ field: 'accessToken', message: 'Access Token: pégalo para cobrar por Mercado Pago' }],
      });
    await ctx.db
      .insertInto('mercado_pago')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const changed = [
      ...(accessToken === undefined ? [] : ['Cambió el Access Token']),
      ...(webhookSecret === undefined ? [] : ['Cambió la clave de los avisos']),
    ];
    await record(ctx, 'mercado-pago-changed', { isOn: change.isOn, changes: changed.join('. ') });
  });
  return mercadoPagoAccount(ctx);
}

/** How Mercado Pago is asked; `null` while it is off, or its token can't be opened with this shop's key. */
export async function openGateway(ctx: Reader): Promise<Gateway | null> {
  const row = await accountRow(ctx);
  if (row?.is_on !== 1) return null;
  const accessToken = ctx.secrets.open(row.access_token, PURPOSES.accessToken);
  return accessToken === null ? null : { url: ctx.mercadoPagoUrl, accessToken };
}

/** By which notices are signed; `null` without one. */
export async function webhookSecret(ctx: Reader): Promise<string | null> {
  const row = await accountRow(ctx);
  if (row === null || row.webhook_secret === '') return null;
  return ctx.secrets.open(row.webhook_secret, PURPOSES.webhookSecret);
}

async function accountRow({ db }: Pick<Context, 'db'>) {
  return (await db.selectFrom('mercado_pago').selectAll().executeTakeFirst()) ?? null;
}

function sealed({ secrets }: Reader, what: keyof typeof PURPOSES, text: string | undefined): string | null {
  if (text === undefined) return null;
  return text === '' ? '' : secrets.seal(text, PURPOSES[what]);
}

/** A short text would be told by its end. */
function endOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text.length < 3 * SHOWN_SIGNS ? '' : text.slice(-SHOWN_SIGNS);
}
