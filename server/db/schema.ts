import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { FieldsWith, ProductFields } from '#domain/catalogue/product-fields.ts';
import type { OrderOrigin } from '#domain/orders/order.ts';
import type { PaymentMethod } from '#domain/orders/payment-method.ts';
import type { QuoteState } from '#domain/quotes/quote-state.ts';

/** 0 or 1: both engines store it as an integer, so that rows read the same everywhere. */
type Flag = ColumnType<number, number, number>;

/** A JSON document kept as text, so that both engines hand back the same string. */
type JsonText = ColumnType<string, string, string>;

/** How a row keeps each kind of field; photos and their texts have rows of their own. */
type ColumnValues = {
  id: string;
  section: string;
  category: string;
  text: string;
  code: string | null;
  flag: Flag;
  names: JsonText;
  price: number | null;
};

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type ProductColumns = {
  [Field in FieldsWith<{
    kind: keyof ColumnValues;
  }> as SnakeCase<Field>]: ColumnValues[ProductFields[Field]['kind']];
};

type ProductsTable = ProductColumns & {
  bulk_minimum_units: number | null;
  bulk_pack_price: number | null;
  /** The code for comparison (trimmed, lower case); unique among products that are not deleted. */
  code_key: string | null;
  version: number;
  /** The catalogue's version of the row's last change. Other processes catch up by it. */
  changed_in: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** When the price or the bulk offer last changed; for a product that never changed, when it was created. */
  price_changed_at: number;
  /** When the price goes back to the one before; `null` for a price without an end. */
  price_ends_at: ColumnType<number | null, number | null | undefined, number | null>;
};

type ProductPhotosTable = {
  product_id: string;
  position: number;
  url: string;
  /** '' without a text. */
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
  /** When the shop wants to be reminded of the order; `null` without a reminder. */
  reminder_at: ColumnType<number | null, number | null | undefined, number | null>;
  reminder_text: ColumnType<string, string | undefined, string>;
  /** The sum of the order's payments that were not taken back. */
  paid_amount: ColumnType<number, number | undefined, number>;
  origin: ColumnType<OrderOrigin, OrderOrigin | undefined, never>;
  /** Of the newest quote, as are the next three. */
  quote_state: ColumnType<QuoteState, QuoteState | undefined, QuoteState>;
  /** 0 without a quote. */
  quote_version: ColumnType<number, number | undefined, number>;
  quote_total: ColumnType<number | null, number | null | undefined, number | null>;
  /** The first moment at which the quote is no longer valid. */
  quote_valid_until: ColumnType<number | null, number | null | undefined, number | null>;
  /** The secret of the customer's link. Orders of before this column get one when it is first needed. */
  link_token: ColumnType<string | null, string | null | undefined, string | null>;
  /** `null` without a phone, and after its customer was erased. */
  customer_id: ColumnType<string | null, string | null | undefined, string | null>;
};

/** What everyone who ordered with one phone is called; the last order says it. */
type CustomersTable = {
  /** The id of the customer's first order. */
  id: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  /** The last order, message or note. */
  last_contact_at: number;
  created_at: number;
};

/** As `customerPhone` writes them. A merged customer has several. */
type CustomerPhonesTable = { phone: string; customer_id: string };

type CustomerNotesTable = {
  id: Generated<number>;
  customer_id: string;
  written_at: number;
  /** The administrator's email. */
  actor: string;
  text: string;
};

/** Orders whose customer was erased. They say nothing about the person, and are erased again after a restore. */
type ErasedOrdersTable = { order_id: string; erased_at: number };

/** The timelines of orders. An order that a shopper placed has no entry of that. */
type OrderEntriesTable = {
  id: Generated<number>;
  order_id: string;
  happened_at: number;
  kind: string;
  /** The administrator's email; '' for the customer. */
  actor: string;
  /** As `OrderEntryDetails` has it. */
  details: JsonText;
};

type OrderPaymentsTable = {
  id: string;
  order_id: string;
  amount: number;
  method: PaymentMethod;
  /** '2026-11-20', the day at the shop. */
  paid_on: string;
  note: string;
  /** The administrator's email. */
  actor: string;
  created_at: number;
  /** When it was taken back. */
  removed_at: ColumnType<number | null, number | null | undefined, number | null>;
};

type OrderLinesTable = {
  order_id: string;
  position: number;
  product_id: string;
  /** The product as it was ordered, as `storedOrderLine` writes it. */
  snapshot: JsonText;
  quantities: JsonText;
  units: number;
  list_total: number;
  total: number;
};

/** A version of an order's quote. Triggers refuse to change what was sent, and a second acceptance. */
type QuotesTable = {
  id: string;
  order_id: string;
  version: number;
  /** The secret of the customer's link. */
  token: string;
  extras: JsonText;
  /** In hundredths of a percent. */
  discount_percent: number;
  has_shipping: Flag;
  /** `null` is 'A confirmar'. */
  shipping_amount: number | null;
  shipping_carrier: string;
  shipping_note: string;
  /** The first moment at which it is no longer valid. */
  valid_until: number;
  message: string;
  list_total: number;
  subtotal: number;
  discount: number;
  total: number;
  sent_at: number;
  /** The administrator's email. */
  sent_by: string;
  seen_at: number | null;
  accepted_at: number | null;
};

type QuoteLinesTable = {
  quote_id: string;
  position: number;
  product_id: string;
  /** The product as it was quoted, as `storedOrderLine` writes it. */
  snapshot: JsonText;
  quantities: JsonText;
  /** `null` is the catalogue's price with its bulk offer. */
  unit_price: number | null;
  /** In hundredths of a percent. */
  discount_percent: number;
  note: string;
  units: number;
  list_total: number;
  total: number;
};

/** The changes that customers asked for. */
type QuoteQuestionsTable = { id: string; quote_id: string; message: string; asked_at: number };

type QuoteDraftsTable = {
  order_id: string;
  version: number;
  /** The editor's state, as the API has it. */
  content: JsonText;
  updated_at: number;
  /** The administrator's email. */
  updated_by: string;
};

type IdempotencyKeysTable = {
  key: string;
  fingerprint: string;
  /** The id of the order or product. */
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
  /** All fields normalised for search: without accents, in lower case. */
  search_text: ColumnType<string, string | undefined, string>;
};

type AccountsTable = {
  id: string;
  email: string;
  password_hash: string;
  created_at: number;
  /** In Base32; `null` when logins ask for no code. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** An offered secret, before its first code confirmed it. */
  totp_candidate: ColumnType<string | null, string | null | undefined, string | null>;
  /** The 30-second step of the last accepted code. Its codes and earlier ones are void. */
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
  /** The inviting administrator's email. */
  invited_by: string;
  created_at: number;
  expires_at: number;
};

/** Append-only: triggers refuse to change or delete a row. */
type AuditLogTable = {
  id: Generated<number>;
  happened_at: number;
  /** The administrator's email; '' for a command on the server. */
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

export type PriceBatchSource = 'edit' | 'price-list' | 'studio' | 'import' | 'undo';

/**
 * 'staged' batches are being prepared and don't count yet. From 'settling' on a batch counts: its rows are being copied
 * to the products, and readers lay them over those that still have the version before.
 */
export type PriceBatchStatus = 'staged' | 'scheduled' | 'settling' | 'applied' | 'cancelled' | 'ended';

type PriceBatchesTable = {
  id: string;
  source: PriceBatchSource;
  status: PriceBatchStatus;
  /** What was done, in Spanish. */
  rule: string;
  note: string;
  /** An email, or '' for the server itself. */
  actor: string;
  created_at: number;
  applied_at: number | null;
  /** The catalogue's version since which its staged rows count; `null` for a batch written with its products. */
  applied_in: number | null;
  starts_at: number | null;
  ends_at: number | null;
  /** Rows without those left out. */
  changed: number;
  left_out: number;
  undo_of: string | null;
  /** The last batch that undid all or part of this one. */
  undone_by: string | null;
  /** The process that prepares, starts or ends the batch now. */
  claimed_by: string | null;
  /** After it, that process is presumed dead. */
  claimed_until: number | null;
};

/** A product's prices before and after. Triggers refuse to change or delete rows of applied batches. */
type PriceChangesTable = {
  id: Generated<number>;
  batch_id: string;
  product_id: string;
  /** The product's version before; `null` in batches of before this column. */
  version: number | null;
  price_before: number | null;
  units_before: number | null;
  pack_before: number | null;
  price_after: number | null;
  units_after: number | null;
  pack_after: number | null;
  /** The offer mark, where the batch sets it; else `null`. */
  offer_before: number | null;
  offer_after: number | null;
  /** 1 where the product had changed before a scheduled batch began. */
  is_left_out: Flag;
};

export type NoticeKind =
  | 'order-placed'
  | 'message-received'
  | 'quote-sent'
  | 'quote-seen'
  | 'quote-accepted'
  | 'quote-question';

type OutboxTable = {
  id: Generated<number>;
  kind: NoticeKind;
  recipient: 'shop' | 'shopper';
  subject_id: string;
  created_at: number;
  /** The number of refusals. An unreachable mail server counts as none. */
  attempts: number;
  next_attempt_at: number;
  /** A sender's lease; after it, that sender is presumed dead. */
  leased_until: number | null;
  last_error: string | null;
  sent_at: number | null;
  /** When the mail was given up. */
  failed_at: number | null;
};

type ImagesTable = { name: string; width: number; height: number; bytes: number; created_at: number };

/** Counters of changes, by which processes notice each other's writes. */
export type ChangeCounter = 'order-changes' | 'message-changes' | 'notice-changes' | 'notice-retries';

export type CounterName = 'catalogue-version' | 'order-number' | 'administrator-changes' | ChangeCounter;

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

type ImportsTable = {
  id: string;
  file_name: string;
  source: string;
  status: 'read' | 'checked' | 'applying' | 'applied' | 'undone';
  /** The administrator's email. */
  actor: string;
  created_at: number;
  rows: number;
  /** The spreadsheet's number of the row with the columns' names. */
  header_row: number;
  columns: JsonText;
  /** The `kind` of the parts of the last dry run. */
  plan: string | null;
  request: ColumnType<string | null, string | null | undefined, string | null>;
  summary: ColumnType<string | null, string | null | undefined, string | null>;
  /** The rows of the running work that are done, and all of them. */
  done: number | null;
  total: number | null;
  /** The lease of the process that applies it; after it, that process is presumed dead. */
  busy_until: number | null;
  created: ColumnType<number, number | undefined, number>;
  updated: ColumnType<number, number | undefined, number>;
  batch: string | null;
};

/** Lists of JSON, in pieces of one page: 'rows' are the file's cells, the others belong to a dry run. */
type ImportPartsTable = { import_id: string; kind: string; position: number; content: JsonText };

type ImportProductsTable = {
  import_id: string;
  product_id: string;
  /** The hidden row of `products` with the new content; of a new product, its own. */
  staged_id: string;
  row: number;
  /** The version that the dry run saw; `null` for a new product. */
  version: number | null;
  has_new_photos: Flag;
  has_new_price: Flag;
};

/** Photos of other sites that an import gives a product; they are fetched after it. */
type ImportPhotosTable = {
  import_id: string;
  product_id: string;
  row: number;
  /** All photos that the product should have (`WantedPhoto`), in order. */
  wanted: JsonText;
  /** The photos that the import left the product with; who changes them keeps the change. */
  seen: JsonText;
  state: 'waiting' | 'done';
  /** How many of them are of other sites, and how many could not be fetched. */
  foreign_count: number;
  failed_count: ColumnType<number, number | undefined, number>;
  /** The version that fetching left a product with that nobody had changed; `null` for any other. */
  left_version: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Where the shop keeps a photo of another site, so that it is fetched once. */
type FetchedPhotosTable = { url: string; photo: string; fetched_at: number };

/** Where the shop puts a category of other programs. */
type ImportCategoriesTable = { name: string; section: string; subsection: string; type: string };

export type Schema = {
  products: ProductsTable;
  product_photos: ProductPhotosTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_entries: OrderEntriesTable;
  order_payments: OrderPaymentsTable;
  quotes: QuotesTable;
  quote_lines: QuoteLinesTable;
  quote_questions: QuoteQuestionsTable;
  quote_drafts: QuoteDraftsTable;
  customers: CustomersTable;
  customer_phones: CustomerPhonesTable;
  customer_notes: CustomerNotesTable;
  erased_orders: ErasedOrdersTable;
  idempotency_keys: IdempotencyKeysTable;
  contact_messages: ContactMessagesTable;
  accounts: AccountsTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  login_failures: LoginFailuresTable;
  audit_log: AuditLogTable;
  price_batches: PriceBatchesTable;
  price_changes: PriceChangesTable;
  outbox: OutboxTable;
  images: ImagesTable;
  counters: CountersTable;
  backup_state: BackupStateTable;
  imports: ImportsTable;
  import_parts: ImportPartsTable;
  import_products: ImportProductsTable;
  import_photos: ImportPhotosTable;
  fetched_photos: FetchedPhotosTable;
  import_categories: ImportCategoriesTable;
};

export type ProductRow = Selectable<ProductsTable>;
export type NewProductRow = Insertable<ProductsTable>;
export type PhotoRow = Selectable<ProductPhotosTable>;
export type OrderRow = Selectable<OrdersTable>;
export type NewOrderRow = Insertable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type OrderEntryRow = Selectable<OrderEntriesTable>;
export type PaymentRow = Selectable<OrderPaymentsTable>;
export type QuoteRow = Selectable<QuotesTable>;
export type QuoteLineRow = Selectable<QuoteLinesTable>;
export type QuoteDraftRow = Selectable<QuoteDraftsTable>;
export type CustomerRow = Selectable<CustomersTable>;
export type CustomerNoteRow = Selectable<CustomerNotesTable>;
export type MessageRow = Selectable<ContactMessagesTable>;
export type NoticeRow = Selectable<OutboxTable>;
export type PriceBatchRow = Selectable<PriceBatchesTable>;
export type PriceChangeRow = Selectable<PriceChangesTable>;

export type AuditRow = Selectable<AuditLogTable>;
export type ImportRecord = Selectable<ImportsTable>;
export type BackupStateRow = Selectable<BackupStateTable>;
