import type { ColumnType, Generated, Selectable } from 'kysely';
import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts';

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
  /** By which the shop sells to them at the desk. */
  price_list_id: ColumnType<string | null, string | null | undefined, string | null>;
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

/** Requests to take a purchase back. */
type WithdrawalsTable = {
  id: string;
  /** 'ARR-7K3Q9' */
  code: string;
  version: number;
  name: string;
  contact: string;
  /** As `contactKey` writes it. */
  contact_key: string;
  /** As it was typed. */
  order_number: string;
  /** The order of that number. */
  order_id: string | null;
  text: string;
  created_at: number;
  state: WithdrawalState;
  answer: string;
  answered_at: number | null;
  /** The administrator's email; '' while it is open. */
  answered_by: string;
};

export type CustomerRow = Selectable<CustomersTable>;
export type CustomerNoteRow = Selectable<CustomerNotesTable>;
export type MessageRow = Selectable<ContactMessagesTable>;
export type WithdrawalRow = Selectable<WithdrawalsTable>;

/** Customers, and who wrote to the shop. */
export type CustomerTables = {
  customers: CustomersTable;
  customer_phones: CustomerPhonesTable;
  customer_notes: CustomerNotesTable;
  erased_orders: ErasedOrdersTable;
  contact_messages: ContactMessagesTable;
  withdrawals: WithdrawalsTable;
};
