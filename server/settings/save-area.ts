import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { WireStoreArea } from '#schemas/store-answers.ts';
import type { SettingsArea, StoreArea } from '#schemas/wire/store-areas.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { AreaState } from '#server/kernel/settings-view.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { changedWords } from './changed-words.ts';
import { fitSettings } from './fit-settings.ts';
import { findArea, replaceArea } from './queries.ts';
import { withDefaults } from './stored-area.ts';

type Change<Area extends SettingsArea> = {
  readonly area: Area;
  readonly value: Settings[Area];
  /** The version that the editor started from, or `null` to overwrite any. */
  readonly expectedVersion: number | null;
};

/**
 * Replaces an area of the settings by an administrator's input.
 * @throws Refusal 'invalid-settings' with a message for each field · 'stale-version' with the area as it is
 */
export async function saveArea(
  ctx: Context,
  { area, input, expectedVersion }: { area: StoreArea; input: unknown; expectedVersion: number },
): Promise<WireStoreArea> {
  assertMay(ctx, 'store');
  const value = fitSettings(area, input);
  const state = await inTransaction(ctx, (ctx) => replaceSettings(ctx, { area, value, expectedVersion }));
  await ctx.settings.catchUp();
  return areaToWire(state);
}

/**
 * Writes an area in the caller's transaction, with its earlier value, its new version and its entry in the log. The
 * caller calls `ctx.settings.catchUp()` after the commit.
 * @throws Refusal 'stale-version' with the area as it is
 */
export async function replaceSettings<Area extends SettingsArea>(
  ctx: Context,
  { area, value, expectedVersion }: Change<Area>,
): Promise<AreaState<Area>> {
  // The counter's row is locked until the commit, so that changes come one after another.
  await nextNumber(ctx, 'store-version');
  const row = await findArea(ctx.db, area);
  const start = ctx.settings.startingValue(area);
  const present = {
    version: row?.version ?? 0,
    value: row === null ? start : withDefaults(start, row.value),
  };
  if (expectedVersion !== null && expectedVersion !== present.version) {
    throw new Refusal('stale-version', {
      headers: { etag: `"${present.version}"` },
      members: { current: areaToWire(present) },
    });
  }
  if (isDeepStrictEqual(present.value, value)) return present;
  const version = present.version + 1;
  await replaceArea(
    ctx.db,
    row ?? { area, version: 0, value: JSON.stringify(start), changed_at: null, actor: '' },
    { area, version, value: JSON.stringify(value), changed_at: ctx.now(), actor: ctx.actor?.email ?? '' },
  );
  await record(ctx, 'store-changed', { area, changes: changedWords(present.value, value) });
  return { version, value };
}

export function areaToWire<Area extends SettingsArea>({
  version,
  value,
}: AreaState<Area>): WireStoreArea<Area> {
  return { ...value, version };
}
