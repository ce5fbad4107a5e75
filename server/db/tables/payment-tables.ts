import type { ColumnType, Selectable } from 'kysely';
import type { ReceiptState } from '#domain/payments/transfer-receipt.ts';
import type { Flag, JsonText } from './column-types.ts';

/** What customers say that they transferred (PAY-003). */
type PaymentReceiptsTable = {
  id: string;
  order_id: string;
  amount: number;
  /** '2026-11-20' */
  paid_on: string;
  state: ReceiptState;
  /** The shop's word on a refused one. */
  answer: string;
  /** As the customer's device called it; '' without a file. */
  file_name: string;
  file_type: ColumnType<'' | 'image/webp' | 'application/pdf'>;
  file_bytes: number;
  payment_id: string | null;
  created_at: number;
  decided_at: number | null;
  /** The administrator's email. */
  decided_by: string;
};

/** Their files in pieces of base64, in order. */
type ReceiptPartsTable = { receipt_id: string; position: number; content: string };

/** The files of banks, of which only the credits are kept. */
type BankFilesTable = {
  id: string;
  file_name: string;
  /** As the shop calls it; '' where nobody said. */
  bank: string;
  /** The days of its credits, '2026-11-20'. */
  first_day: string;
  last_day: string;
  credits: number;
  actor: string;
  created_at: number;
};

/** The money that came, each once, however many files name it (PAY-004). */
type BankCreditsTable = {
  /** Made from its content, and from its place among equal ones. */
  id: string;
  /** The first file that had it, and its row there. */
  file_id: string;
  position: number;
  /** '2026-11-20' */
  day: string;
  /** What the bank says of it. */
  text: string;
  amount: number;
  /** '' or the 11 digits of a CUIT. */
  tax_id: string;
  /** 'foreign' is of no order. */
  state: 'open' | 'taken' | 'foreign';
  order_id: string | null;
  payment_id: string | null;
  /** Whether that payment was written with it; else it was there before. */
  wrote_payment: Flag;
  decided_at: number | null;
  decided_by: string;
};

/** `heads` is a hash of the columns' names. */
type BankColumnsTable = { heads: string; bank: string; columns: JsonText };

/** One row: the shop's account. The secrets are sealed; of each its last four signs can be read. */
type MercadoPagoTable = {
  id: number;
  is_on: Flag;
  access_token: string;
  access_token_end: string;
  webhook_secret: string;
  webhook_secret_end: string;
};

/** What was asked to be paid at Mercado Pago (PAY-005). */
type GatewayLinksTable = {
  /** The reference by which payments name it. */
  id: string;
  order_id: string;
  quote_version: number;
  amount: number;
  /** Where it is paid; '' until Mercado Pago has said. */
  url: string;
  expires_at: number;
  created_at: number;
  /** When its payments are asked for again; `null` once nothing more is expected. */
  next_check_at: number | null;
  leased_until: number | null;
};

/** Payments at Mercado Pago, each counted once by its id. */
type GatewayPaymentsTable = {
  id: string;
  link_id: string;
  status: string;
  /** What of it is a payment of the order now. */
  counted: number;
  /** Its amount or currency is not what was asked. */
  is_doubtful: Flag;
  payment_id: string | null;
  /** When it last changed there; an older answer says nothing new. */
  changed_at: number;
};

export type GatewayLinkRow = Selectable<GatewayLinksTable>;
export type BankCreditRow = Selectable<BankCreditsTable>;
export type BankFileRow = Selectable<BankFilesTable>;
export type ReceiptRow = Selectable<PaymentReceiptsTable>;

export type PaymentTables = {
  payment_receipts: PaymentReceiptsTable;
  receipt_parts: ReceiptPartsTable;
  bank_files: BankFilesTable;
  bank_credits: BankCreditsTable;
  bank_columns: BankColumnsTable;
  mercado_pago: MercadoPagoTable;
  gateway_links: GatewayLinksTable;
  gateway_payments: GatewayPaymentsTable;
};
