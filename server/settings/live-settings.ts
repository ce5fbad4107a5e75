import { type StartingStore, storeOf } from '#config/store-of.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { SettingsArea } from '#schemas/wire/store-areas.ts';
import type { Database } from '#server/db/connect.ts';
import type { LiveSettings } from '#server/kernel/settings-view.ts';
import { editedAreas, storeVersion } from './queries.ts';
import { withDefaults } from './stored-area.ts';

type State = {
  readonly version: number;
  readonly settings: Settings;
  readonly versions: ReadonlyMap<SettingsArea, number>;
};

type Options = { readonly start: StartingStore; readonly now: () => number };

export async function openLiveSettings(db: Database, { start, now }: Options): Promise<LiveSettings> {
  let state: State = { version: 0, settings: start.settings, versions: new Map() };
  let running: Promise<void> = Promise.resolve();
  let shown = shownOn(shopDay(now()));

  function shownOn(day: string) {
    return { day, store: storeOf({ ...start, settings: state.settings }, day) };
  }

  async function readChanges(): Promise<void> {
    const version = await storeVersion(db);
    if (version === state.version) return;
    const rows = await editedAreas(db);
    const changed = rows.filter((row) => state.versions.get(row.area) !== row.version);
    const values = changed.map(({ area, value }) => [area, withDefaults(start.settings[area], value)]);
    state = {
      version,
      settings: { ...state.settings, ...Object.fromEntries(values) },
      versions: new Map(rows.map((row) => [row.area, row.version])),
    };
    shown = shownOn(shopDay(now()));
  }

  const settings: LiveSettings = {
    version: () => state.version,
    current() {
      const day = shopDay(now());
      if (shown.day !== day) shown = shownOn(day);
      return shown.store;
    },
    area: (area) => ({ version: state.versions.get(area) ?? 0, value: state.settings[area] }),
    startingValue: (area) => start.settings[area],
    // Calls run one after another, so a later call sees commits for which an earlier one was too early.
    catchUp(newest) {
      if (newest === state.version) return Promise.resolve();
      running = running.catch(() => undefined).then(readChanges);
      return running;
    },
  };
  await settings.catchUp();
  return settings;
}
