import type { Selectable } from 'kysely';
import type { QueueColumns } from './queue-columns.ts';

type IdempotencyKeysTable = {
  key: string;
  fingerprint: string;
  /** The id of the order or product. */
  made_id: string;
  created_at: number;
};

export type NoticeKind =
  | 'order-placed'
  | 'message-received'
  | 'quote-sent'
  | 'quote-seen'
  | 'quote-accepted'
  | 'quote-question'
  | 'quote-expired'
  | 'withdrawal-received'
  | 'withdrawal-answered'
  | 'copies-failed'
  | 'receipt-answered';

type OutboxTable = QueueColumns & {
  kind: NoticeKind;
  recipient: 'shop' | 'shopper';
  subject_id: string;
  last_error: string | null;
  sent_at: number | null;
  /** When the mail was given up. */
  failed_at: number | null;
};

/** Counters of changes, by which processes notice each other's writes. */
export type ChangeCounter =
  | 'order-changes'
  | 'message-changes'
  | 'withdrawal-changes'
  | 'notice-changes'
  | 'notice-retries'
  | 'administrator-changes';

export type CounterName =
  | 'catalogue-version'
  | 'store-version'
  | 'order-number'
  | 'own-bar-code'
  /** The number of the last order in the daily sums. */
  | 'counted-orders'
  | ChangeCounter;

/** Counters grow by one inside the transaction that uses the number, so no number is skipped. */
type CountersTable = { name: CounterName; value: number };

/** One row: the claim on the next backup, and the outcome of the last ones. */
type BackupStateTable = {
  id: number;
  /** The process that makes a backup now. */
  claimed_by: string | null;
  /** After it, that process is presumed dead. */
  claimed_until: number | null;
  /** The earliest time of the next nightly try after a failure. */
  not_before: number;
  /** When the last good backup was made. */
  made_at: number | null;
  name: string | null;
  bytes: number | null;
  /** The last failure since the last good backup, in Spanish. */
  last_error: string | null;
};

export type NoticeRow = Selectable<OutboxTable>;
export type BackupStateRow = Selectable<BackupStateTable>;

/** What the shop's processes need to work together. */
export type ProcessTables = {
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  counters: CountersTable;
  backup_state: BackupStateTable;
};
