import type { Selectable } from 'kysely';

/** One row: the claim on the work with copies off this machine, and how it went. */
type OffsiteStateTable = {
  id: number;
  claimed_by: string | null;
  /** After it, that process is presumed dead. */
  claimed_until: number | null;
  sent_at: number | null;
  /** The backup that was sent last; `null` also when it has to be sent again. */
  sent_name: string | null;
  /** Of the encrypted copy. */
  sent_bytes: number | null;
  /** How many copies the bucket held after the last sending. */
  kept: number;
  send_not_before: number;
  /** The last failure since the last sending that went well, in Spanish. */
  send_error: string | null;
  proved_at: number | null;
  proved_name: string | null;
  proved_products: number;
  proved_orders: number;
  proof_not_before: number;
  proof_error: string | null;
  /** Which troubles the owner was told of, with spaces between. */
  told: string;
};

/** A copy that should be in the bucket. */
type OffsiteCopiesTable = {
  /** The backup's name. */
  name: string;
  sent_at: number;
  /** Of the encrypted copy. */
  bytes: number;
  /** Of the backup itself. */
  sha256: string;
};

export type OffsiteStateRow = Selectable<OffsiteStateTable>;

export type OffsiteTables = {
  offsite_state: OffsiteStateTable;
  offsite_copies: OffsiteCopiesTable;
};
