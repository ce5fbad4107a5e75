import type { Selectable } from 'kysely';
import type { QueueColumns } from './queue-columns.ts';

/** One row: the key by which push services know the shop (VAPID), in base64url. */
type PushKeysTable = {
  id: number;
  public_key: string;
  private_key: string;
  created_at: number;
};

/** A browser that wants to be notified of new orders. */
type PushSubscriptionsTable = {
  id: string;
  account_id: string;
  /** The session in which it was last confirmed; logging that one out ends it. */
  session_hash: string;
  /** Whoever knows this address and the keys can notify the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
};

/** A notification that is not sent yet; sent ones are removed. */
type PushOutboxTable = QueueColumns & {
  subscription_id: string;
  /** `null` for a test, and for trouble. */
  order_id: string | null;
  /** What is wrong with the copies off this machine; `null` for any other news. */
  trouble: string | null;
};

export type PushNoticeRow = Selectable<PushOutboxTable>;

export type PushTables = {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_outbox: PushOutboxTable;
};
