import type { Generated } from 'kysely';

/** What every table has whose rows processes send one by one. */
export type QueueColumns = {
  id: Generated<number>;
  created_at: number;
  /** How often it failed, as far as its sender counts it. */
  attempts: number;
  next_attempt_at: number;
  /** A sender's lease; after it, that sender is presumed dead. */
  leased_until: number | null;
};
