import type { Selectable } from 'kysely';
import type { StartName } from '#config/starting-store.ts';
import type { SettingsArea } from '#schemas/wire/store-areas.ts';
import type { JsonText } from './column-types.ts';

/** The areas that were edited. The others have the values that the shop started with. */
type StoreSettingsTable = {
  area: SettingsArea;
  /** From 1, one more with each change. */
  version: number;
  value: JsonText;
  changed_at: number;
  /** An administrator's email; '' for a command on the server. */
  actor: string;
};

/** Earlier values. `changed_at` is `null` for version 0, which the shop started with. */
type StoreSettingVersionsTable = Omit<StoreSettingsTable, 'changed_at'> & { changed_at: number | null };

/** One row, from the first start on. */
type StoreStartTable = { id: number; name: StartName };

export type StoreSettingsRow = Selectable<StoreSettingsTable>;
export type StoreSettingVersionRow = Selectable<StoreSettingVersionsTable>;

export type StoreTables = {
  store_settings: StoreSettingsTable;
  store_setting_versions: StoreSettingVersionsTable;
  store_start: StoreStartTable;
};
