import type { ColumnType } from 'kysely';

/** 0 or 1: both engines store it as an integer, so that rows read the same everywhere. */
export type Flag = ColumnType<number, number, number>;

/** A JSON document kept as text, so that both engines hand back the same string. */
export type JsonText = ColumnType<string, string, string>;
