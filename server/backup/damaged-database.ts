/** A database that SQLite itself finds damaged: a backup of it would only look like one. */
export class DamagedDatabase extends Error {}
