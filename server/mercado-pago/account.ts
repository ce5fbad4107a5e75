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

/** The shop's account; of each secret its last signs alone (PAY-001). What this shop's key doesn't open is asked for again. */
export async function mercadoPagoAccount(ctx: Context): Promise<WireMercadoPago> {
  assertMay(ctx, 'store');
  const row = await accountRow(ctx);
  return {
    isOn: row?.is_on === 1,
    accessTokenEnd: opened(ctx, 'accessToken', row) === null ? '' : (row?.access_token_end ?? ''),
    webhookSecretEnd: opened(ctx, 'webhookSecret', row) === null ? '' : (row?.webhook_secret_end ?? ''),
  };
}

type AccountChange = {
  readonly isOn: boolean;
  /** Left out, the stored one stays; '' removes it. */
  readonly accessToken?: string | undefined;
  readonly webhookSecret?: string | undefined;
};

/**
 * Stores the account; secrets are sealed and never told again. What was asked to be paid with another token is asked anew,
 * since that token can be of another account.
 * @throws Refusal 'invalid-request' if it is on without a token
 */
export async function saveMercadoPagoAccount(ctx: Context, change: AccountChange): Promise<WireMercadoPago> {
  assertMay(ctx, 'store');
  await inTransaction(ctx, async (ctx) => {
    const { accessToken, webhookSecret } = change;
    await writeAccount(ctx, change);
    if (change.isOn && opened(ctx, 'accessToken', await accountRow(ctx)) === null)
      throw new Refusal('invalid-request', {
        errors: [{ field: 'accessToken', message: 'Access Token: pégalo para cobrar por Mercado Pago' }],
      });
    if (accessToken !== undefined)
      await ctx.db.updateTable('gateway_links').set({ url: '' }).where('url', '!=', '').execute();
    const changed = [
      ...(accessToken === undefined ? [] : ['Cambió el Access Token']),
      ...(webhookSecret === undefined ? [] : ['Cambió la clave de los avisos']),
    ];
    await record(ctx, 'mercado-pago-changed', { isOn: change.isOn, changes: changed.join('. ') });
  });
  return mercadoPagoAccount(ctx);
}

/** Writes what was given alone, so that two who save at once don't take back each other's key. */
async function writeAccount(
  ctx: Context,
  { isOn, accessToken, webhookSecret }: AccountChange,
): Promise<void> {
  const nothing = { access_token: '', access_token_end: '', webhook_secret: '', webhook_secret_end: '' };
  const given = {
    is_on: isOn ? 1 : 0,
    ...(accessToken !== undefined && {
      access_token: sealed(ctx, 'accessToken', accessToken),
      access_token_end: endOf(accessToken),
    }),
    ...(webhookSecret !== undefined && {
      webhook_secret: sealed(ctx, 'webhookSecret', webhookSecret),
      webhook_secret_end: endOf(webhookSecret),
    }),
  };
  await ctx.db
    .insertInto('mercado_pago')
    .values({ id: 1, ...nothing, ...given })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(given))
    .execute();
}

/** How Mercado Pago is asked; `null` while it is off, or its token can't be opened with this shop's key. */
export async function openGateway(ctx: Reader): Promise<Gateway | null> {
  const row = await accountRow(ctx);
  if (row?.is_on !== 1) return null;
  const accessToken = opened(ctx, 'accessToken', row);
  return accessToken === null ? null : { url: ctx.mercadoPagoUrl, accessToken };
}

/** By which notices are signed; `null` without one. */
export async function webhookSecret(ctx: Reader): Promise<string | null> {
  return opened(ctx, 'webhookSecret', await accountRow(ctx));
}

async function accountRow({ db }: Pick<Context, 'db'>) {
  return (await db.selectFrom('mercado_pago').selectAll().executeTakeFirst()) ?? null;
}

/** `null` without one, and for one that another shop's key sealed. */
function opened(
  { secrets }: Pick<Context, 'secrets'>,
  what: keyof typeof PURPOSES,
  row: Awaited<ReturnType<typeof accountRow>>,
): string | null {
  const stored = what === 'accessToken' ? row?.access_token : row?.webhook_secret;
  return stored === undefined || stored === '' ? null : secrets.open(stored, PURPOSES[what]);
}

function sealed({ secrets }: Reader, what: keyof typeof PURPOSES, text: string): string {
  return text === '' ? '' : secrets.seal(text, PURPOSES[what]);
}

/** A short text would be told by its end. */
function endOf(text: string): string {
  return text.length < 3 * SHOWN_SIGNS ? '' : text.slice(-SHOWN_SIGNS);
}
