import type { WireStore, WireStoreArea, WireStoreVersion } from '#schemas/store-answers.ts';
import { STORE_AREAS, type StoreArea } from '#schemas/wire/store-areas.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { earlierVersions, findArea, findVersion } from './queries.ts';
import { areaToWire } from './save-area.ts';
import { withDefaults } from './stored-area.ts';

/** All areas that 'Mi tienda' edits. */
export function getStore(ctx: Context): WireStore {
  assertMay(ctx, 'store');
  const areas = STORE_AREAS.map((area) => [area, areaToWire(ctx.settings.area(area))]);
  return Object.fromEntries(areas);
}

export function getArea(ctx: Context, area: StoreArea): WireStoreArea {
  assertMay(ctx, 'store');
  return areaToWire(ctx.settings.area(area));
}

/** The versions of an area that are kept, newest first; the first one holds now. */
export async function listAreaVersions(ctx: Context, area: StoreArea): Promise<WireStoreVersion[]> {
  assertMay(ctx, 'store');
  const present = await findArea(ctx.db, area);
  const earlier = await earlierVersions(ctx.db, area);
  const rows = [present ?? { version: 0, changed_at: null, actor: '' }, ...earlier];
  return rows.map(({ version, changed_at, actor }) => ({
    version,
    changedAt: changed_at === null ? null : new Date(changed_at).toISOString(),
    actor,
  }));
}

/** @throws Refusal 'store-version-not-found' */
export async function getAreaVersion(
  ctx: Context,
  { area, version }: { area: StoreArea; version: number },
): Promise<WireStoreArea> {
  assertMay(ctx, 'store');
  const present = ctx.settings.area(area);
  if (present.version === version) return areaToWire(present);
  const row = await findVersion(ctx.db, area, version);
  if (row === null) throw new Refusal('store-version-not-found');
  return areaToWire({ version, value: withDefaults(ctx.settings.startingValue(area), row.value) });
}
