import type { StoreConfig } from '#config/store.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { SettingsArea } from '#schemas/wire/store-areas.ts';

/** An area's value, and how often it was edited. */
export type AreaState<Area extends SettingsArea = SettingsArea> = {
  readonly version: number;
  readonly value: Settings[Area];
};

/**
 * The shop's settings in memory: what a new shop starts with, and over it the areas that were edited. `catchUp` reads
 * the changes of all processes from the database, which is the source of truth.
 */
export type LiveSettings = {
  /** Grows with every change of any area. */
  version(): number;
  /** The shop as it is now. Its fields stay the same objects until they change. */
  current(): StoreConfig;
  area<Area extends SettingsArea>(area: Area): AreaState<Area>;
  /** What a new shop has, whatever was edited since. */
  startingValue<Area extends SettingsArea>(area: Area): Settings[Area];
  /**
   * Reads changes from the database. When it returns, the settings have every earlier commit.
   * @param newest the version in the database, if the caller has just read it
   */
  catchUp(newest?: number): Promise<void>;
};
