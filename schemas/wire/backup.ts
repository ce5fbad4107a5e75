/** The state of the shop's backups: the answer of `GET /backups`. */
export type WireBackups = {
  /** Whether there is a nightly backup. */
  automatic: boolean;
  /** Whether a backup is being made now. */
  running: boolean;
  /** The last good backup. */
  last: WireBackup | null;
  /** Why the tries since then failed, as text for people. */
  lastError?: string;
};

export type WireBackup = {
  /** ISO 8601 in UTC. */
  madeAt: string;
  bytes: number;
  /** The name for the download; missing when the file is on another machine. */
  name?: string;
};
