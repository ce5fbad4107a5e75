import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** 0 or 1: both engines store it as an integer, so that rows read the same everywhere. */
type Flag = ColumnType<number, number, number>;

/** A JSON document kept as text, so that both engines hand back the same string. */
type JsonText = ColumnType<string, string, string>;

type ProductsTable = {
  id: string;
  section: string;
  subsection: string;
  type: string;
  brand: string;
  name: string;
  summary: string;
  description: string;
  specifications: string;
  price: number | null;
  bulk_minimum_units: number | null;
  bulk_pack_price: number | null;
  colours: JsonText;
  models: JsonText;
  code: string | null;
  /** The code as it is compared: trimmed, lower case; unique among products that are not deleted. */
  code_key: string | null;
  is_offer: Flag;
  is_hidden: Flag;
  version: number;
  /** The catalogue's version at which this row last changed: what other processes catch up by. */
  changed_in: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
};

type ProductPhotosTable = {
  product_id: string;
  position: number;
  url: string;
  /** '' where none was given. */
  alt_text: ColumnType<string, string | undefined, string>;
};

type OrdersTable = {
  id: string;
  number: number;
  status: string;
  is_deleted: Flag;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  total_amount: number;
  payable_amount: number;
  created_at: number;
  updated_at: number;
  version: number;
  /** As `orderSearchText` makes it. */
  search_text: string;
};

type OrderLinesTable = {
  order_id: string;
  position: number;
  product_id: string;
  /** The product as it was ordered, as `lineDocument` writes it. */
  snapshot: JsonText;
  quantities: JsonText;
  units: number;
  list_total: number;
  total: number;
};

type IdempotencyKeysTable = {
  key: string;
  fingerprint: string;
  /** The order or the product. */
  made_id: string;
  created_at: number;
};

type ContactMessagesTable = {
  id: string;
  name: string;
  email: string | null;
  phone: string;
  location: string | null;
  message: string;
  created_at: number;
  is_read: ColumnType<number, number | undefined, number>;
  /** Every field as it is searched: without accents, in lower case. */
  search_text: ColumnType<string, string | undefined, string>;
};

type AccountsTable = {
  id: string;
  email: string;
  password_hash: string;
  created_at: number;
  /** In Base32; `null` where a login asks for no code. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** A secret that was shown and not yet confirmed by a code of it. */
  totp_candidate: ColumnType<string | null, string | null | undefined, string | null>;
  /** The 30-second step of the last code that was let in: it and those before it open nothing any more. */
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>;
};

type RecoveryCodesTable = { account_id: string; code_hash: string };

type SessionsTable = {
  token_hash: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
  user_agent: string;
};

type InvitationsTable = {
  id: string;
  email: string;
  token_hash: string;
  /** The email of who invited. */
  invited_by: string;
  created_at: number;
  expires_at: number;
};

/** Triggers refuse to change or delete a row. */
type AuditLogTable = {
  id: Generated<number>;
  happened_at: number;
  /** The email of who did it; '' for a command on the server. */
  actor: string;
  area: string;
  kind: string;
  details: JsonText;
};

type LoginFailuresTable = {
  id: Generated<number>;
  account_email: string;
  address: string;
  failed_at: number;
};

type PriceChangesTable = {
  id: Generated<number>;
  product_id: string;
  changed_at: number;
  changed_by: string;
  price_before: number | null;
  price_after: number | null;
  bulk_before: string | null;
  bulk_after: string | null;
};

type OutboxTable = {
  id: Generated<number>;
  kind: 'order-placed' | 'message-received';
  recipient: 'shop' | 'shopper';
  subject_id: string;
  created_at: number;
  /** How often it was refused: a mail server that can't be reached refuses nothing. */
  attempts: number;
  next_attempt_at: number;
  /** Until then it is in a sender's hands; past it, that sender is taken to have died. */
  leased_until: number | null;
  last_error: string | null;
  sent_at: number | null;
  /** When it was given up. */
  failed_at: number | null;
};

type ImagesTable = { name: string; width: number; height: number; bytes: number; created_at: number };

/** What changed is told by a counter that grew: other processes see it there. */
export type ChangeCounter = 'order-changes' | 'message-changes' | 'notice-changes' | 'notice-retries';

export type CounterName = 'catalogue-version' | 'order-number' | 'administrator-changes' | ChangeCounter;

/** Counters that grow by one inside the transaction that uses the number, so that none is skipped. */
type CountersTable = { name: CounterName; value: number };

/** One row: whose turn it is to make a backup, and how the last ones went. */
type BackupStateTable = {
  id: number;
  /** Who makes one now. */
  claimed_by: string | null;
  /** Past it, who made it is taken to have died. */
  claimed_until: number | null;
  /** The nightly one is tried no sooner: the last try failed. */
  not_before: number;
  /** Of the last good one. */
  made_at: number | null;
  name: string | null;
  bytes: number | null;
  /** What went wrong since the last good one, as a person reads it. */
  last_error: string | null;
};

export type Schema = {
  products: ProductsTable;
  product_photos: ProductPhotosTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  idempotency_keys: IdempotencyKeysTable;
  contact_messages: ContactMessagesTable;
  accounts: AccountsTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  login_failures: LoginFailuresTable;
  audit_log: AuditLogTable;
  price_changes: PriceChangesTable;
  outbox: OutboxTable;
  images: ImagesTable;
  counters: CountersTable;
  backup_state: BackupStateTable;
};

export type ProductRow = Selectable<ProductsTable>;
export type NewProductRow = Insertable<ProductsTable>;
export type PhotoRow = Selectable<ProductPhotosTable>;
export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type MessageRow = Selectable<ContactMessagesTable>;
export type NoticeRow = Selectable<OutboxTable>;
export type AuditRow = Selectable<AuditLogTable>;
export type BackupStateRow = Selectable<BackupStateTable>;
