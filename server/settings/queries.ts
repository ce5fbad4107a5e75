import type { SettingsArea } from '#schemas/wire/store-areas.ts';
import type { Database } from '#server/db/connect.ts';
import type { StoreSettingsRow, StoreSettingVersionRow } from '#server/db/tables/store-tables.ts';

/** How many earlier values of an area are kept. */
export const KEPT_VERSIONS = 20;

export async function storeVersion(db: Database): Promise<number> {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'store-version')
    .executeTakeFirstOrThrow();
  return value;
}

/** The areas that were edited. */
export function editedAreas(db: Database): Promise<StoreSettingsRow[]> {
  return db.selectFrom('store_settings').selectAll().execute();
}

export async function findArea(db: Database, area: SettingsArea): Promise<StoreSettingsRow | null> {
  const query = db.selectFrom('store_settings').selectAll().where('area', '=', area);
  return (await query.executeTakeFirst()) ?? null;
}

/** Replaces an area's value; the one before joins the earlier ones, of which the last 20 are kept. */
export async function replaceArea(
  db: Database,
  before: StoreSettingVersionRow,
  { area, ...row }: StoreSettingsRow,
): Promise<void> {
  await db
    .insertInto('store_settings')
    .values({ area, ...row })
    .onConflict((conflict) => conflict.column('area').doUpdateSet(row))
    .execute();
  await db.insertInto('store_setting_versions').values(before).execute();
  await db
    .deleteFrom('store_setting_versions')
    .where('area', '=', area)
    .where('version', '<', row.version - KEPT_VERSIONS)
    .execute();
}

/** The earlier values of an area, newest first. */
export function earlierVersions(
  db: Database,
  area: SettingsArea,
): Promise<Omit<StoreSettingVersionRow, 'area' | 'value'>[]> {
  return db
    .selectFrom('store_setting_versions')
    .select(['version', 'changed_at', 'actor'])
    .where('area', '=', area)
    .orderBy('version', 'desc')
    .execute();
}

export async function findVersion(
  db: Database,
  area: SettingsArea,
  version: number,
): Promise<StoreSettingVersionRow | null> {
  const query = db
    .selectFrom('store_setting_versions')
    .selectAll()
    .where('area', '=', area)
    .where('version', '=', version);
  return (await query.executeTakeFirst()) ?? null;
}
