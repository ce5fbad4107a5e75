import type { Capability, Role } from '#domain/accounts/roles.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts';
import type { DescribedAuditLog } from '../log-answer.ts';
import type { SettingsArea } from './store-areas.ts';

/** The log's filter values. */
export const AUDIT_AREAS = [
  'access',
  'accounts',
  'products',
  'prices',
  'orders',
  'customers',
  'messages',
  'store',
  'downloads',
] as const;

export type AuditArea = (typeof AUDIT_AREAS)[number];

/** What a role needs to see the entries of an area. */
export const AREA_CAPABILITIES = {
  access: 'accounts',
  accounts: 'accounts',
  products: 'catalogue',
  prices: 'prices',
  orders: 'orders',
  customers: 'customers',
  messages: 'messages',
  downloads: 'log',
  store: 'store',
} as const satisfies Record<AuditArea, Capability>;

type Nothing = Record<never, never>;
/** The product's name at that time. */
type ProductMark = { id: string; name: string };

type OrderMark = { id: string; number: number };

type PriceMark = { id: string; count: number; rule: string };

/** The data of each kind of event, besides actor and time. It names no shoppers: an order is its number. */
export type AuditDetails = {
  'logged-in': Nothing;
  'login-failed': { reason: 'password' | 'code' };
  'logged-out': Nothing;
  'session-ended': Nothing;
  'other-sessions-ended': { count: number };
  'push-enabled': Nothing;
  'push-disabled': Nothing;
  'password-changed': Nothing;
  /** By a command on the server. */
  'password-set': { email: string };
  'codes-enabled': Nothing;
  'codes-disabled': Nothing;
  /** By a command on the server. */
  'codes-reset': { email: string };
  'recovery-code-used': { left: number };
  /** Entries from before there were roles name none. */
  'administrator-invited': { email: string; role?: Role };
  'invitation-withdrawn': { email: string };
  'invitation-accepted': { invitedBy: string };
  'administrator-removed': { email: string };
  'role-changed': { email: string; from: Role; to: Role };
  'product-created': ProductMark;
  'product-changed': ProductMark;
  'product-hidden': ProductMark;
  'product-shown': ProductMark;
  'product-sold-out': ProductMark;
  'product-in-stock': ProductMark;
  'product-deleted': ProductMark;
  'product-restored': ProductMark;
  'demo-removed': { count: number };
  /** Something done with many products, in words. */
  'products-changed': PriceMark;
  /** From which amount on it runs low, or that it is not counted any more. */
  'stock-watched': ProductMark;
  'prices-updated': { count: number };
  /** A batch of prices, with its rule in words. */
  'prices-changed': PriceMark;
  'prices-scheduled': PriceMark;
  'prices-restored': PriceMark;
  'prices-cancelled': Omit<PriceMark, 'count'>;
  'products-imported': { fileName: string; created: number; updated: number };
  /** By the server: photos of other sites that an import named. */
  'photos-fetched': { fileName: string; fetched: number; failed: number };
  /** The prices that went back have an entry of their own. */
  'import-undone': { fileName: string; removed: number };
  /** By phone or at the counter. */
  'order-taken': OrderMark;
  'order-changed': { id: string; number: number; status: OrderStatus };
  'order-deleted': OrderMark;
  'customer-list-given': { id: string; list: string };
  'price-list-changed': { name: string; change: 'made' | 'changed' | 'deleted' };
  'price-list-link-changed': { list: string; holder: string; change: 'made' | 'cut' };
  'quote-sent': { id: string; number: number; version: number; total: number };
  'order-restored': OrderMark;
  /** `numbers` is '3–17, 20'. */
  'orders-changed': { count: number; numbers: string; status: OrderStatus };
  'orders-deleted': { count: number; numbers: string };
  'orders-purged': { count: number; numbers: string };
  'order-noted': OrderMark;
  'reminder-set': OrderMark;
  'reminder-done': OrderMark;
  /** Pesos. */
  'payment-received': OrderMark & { amount: number };
  /** Of a secret only that it changed. */
  'mercado-pago-changed': { isOn: boolean; changes: string };
  'payment-removed': OrderMark & { amount: number };
  'refund-given': OrderMark & { amount: number };
  'refund-removed': OrderMark & { amount: number };
  /** A customer's id names an order, and a person only as long as that person is not erased. */
  'customer-noted': { id: string };
  'customers-merged': { id: string };
  'customer-split': { id: string };
  'customer-exported': { id: string };
  'customer-erased': { orders: number; messages: number };
  'withdrawal-answered': { code: string; state: WithdrawalState };
  'message-read': { id: string };
  'message-unread': { id: string };
  'list-downloaded': {
    list: 'orders' | 'items' | 'messages' | 'prices' | 'stock' | 'credits';
    format: 'csv' | 'xlsx';
  };
  /** `changes` is 'Nombre: «antes» → «después»'. */
  'store-changed': { area: SettingsArea; changes: string };
  /** 'Renombró «Cintas» como «Galones»: 63 productos pasan a «Galones»'. */
  'categories-changed': { change: string };
  'backup-requested': Nothing;
  'proof-requested': Nothing;
  /** Logged because the file contains all of the shop's data. */
  'backup-downloaded': { name: string };
};

export type AuditKind = keyof AuditDetails;

type Entry<Kind extends AuditKind> = Omit<DescribedAuditLog['entries'][number], 'kind' | 'details'> & {
  kind: Kind;
  details: AuditDetails[Kind];
};

/** One line of the audit log. */
export type WireAuditEntry = { [Kind in AuditKind]: Entry<Kind> }[AuditKind];

/** The answer of `GET /log`; its schema describes what all kinds of entries share. */
export type WireAuditLog = Omit<DescribedAuditLog, 'entries'> & { entries: WireAuditEntry[] };
