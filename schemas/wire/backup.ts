/** How the shop's backups stand, as `GET /backups` says it. */
export type WireBackups = {
  /** Whether one is made each night. */
  automatic: boolean;
  /** Whether one is being made. */
  running: boolean;
  /** The last good one. */
  last: WireBackup | null;
  /** Why the tries since then failed, to be shown. */
  lastError?: string;
};

export type WireBackup = {
  /** ISO 8601 in UTC. */
  madeAt: string;
  bytes: number;
  /** The name to download it by, unless its file stands on another machine. */
  name?: string;
};
