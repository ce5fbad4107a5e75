import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredImport } from './stored-import.ts';

/** A process renews its claim with each piece; one that is older belongs to a process that died. In ms. */
const CLAIM_MS = 10_000;

/** Who publishes without a claim that is still its own publishes nothing. */
export type Claim = { until: number };

/** @throws Refusal 'import-busy' when another process was first */
export async function claimImport(
  ctx: Context,
  { record: { id, plan } }: StoredImport,
  total: number,
): Promise<Claim> {
  const now = ctx.now();
  const claim: Claim = { until: now + CLAIM_MS };
  const claimed = await ctx.db
    .updateTable('imports')
    .set({ status: 'applying', busy_until: claim.until, done: 0, total })
    .where('id', '=', id)
    .where('plan', '=', plan)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'checked'),
        eb.and([eb('status', '=', 'applying'), eb('busy_until', '<=', now)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) throw new Refusal('import-busy');
  return claim;
}

/** @throws Refusal 'import-busy' when the claim passed to another process */
export async function renewClaimOf(
  ctx: Context,
  importId: string,
  claim: Claim,
  done?: number,
): Promise<void> {
  const until = ctx.now() + CLAIM_MS;
  const renewed = await ctx.db
    .updateTable('imports')
    .set({ busy_until: until, ...(done !== undefined && { done }) })
    .where('id', '=', importId)
    .where('status', '=', 'applying')
    .where('busy_until', '=', claim.until)
    .returning('id')
    .executeTakeFirst();
  if (renewed === undefined) throw new Refusal('import-busy');
  claim.until = until;
}

/** Makes the import what it was before; `false` when the claim passed to another process. */
export async function giveUpImport({ db }: Context, importId: string, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ status: 'checked', busy_until: null, done: null, total: null })
    .where('id', '=', importId)
    .where('status', '=', 'applying')
    .where('busy_until', '=', claim.until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
