import type { OrderStatus } from '#domain/orders/order-status.ts';

/** By which the log is filtered. */
export const AUDIT_AREAS = [
  'access',
  'accounts',
  'products',
  'prices',
  'orders',
  'messages',
  'downloads',
] as const;

export type AuditArea = (typeof AUDIT_AREAS)[number];

type Nothing = Record<never, never>;
/** The name as it was then: the product may have another one by now. */
type ProductMark = { id: string; name: string };

/** What is kept of each kind of event, beside who did it and when. Of shoppers nothing: an order is its number. */
export type AuditDetails = {
  'logged-in': Nothing;
  'login-failed': { reason: 'password' | 'code' };
  'logged-out': Nothing;
  'session-ended': Nothing;
  'other-sessions-ended': { count: number };
  'password-changed': Nothing;
  /** By a command on the server. */
  'password-set': { email: string };
  'codes-enabled': Nothing;
  'codes-disabled': Nothing;
  /** By a command on the server. */
  'codes-reset': { email: string };
  'recovery-code-used': { left: number };
  'administrator-invited': { email: string };
  'invitation-withdrawn': { email: string };
  'invitation-accepted': { invitedBy: string };
  'administrator-removed': { email: string };
  'product-created': ProductMark;
  'product-changed': ProductMark;
  'product-hidden': ProductMark;
  'product-shown': ProductMark;
  'product-sold-out': ProductMark;
  'product-in-stock': ProductMark;
  'product-deleted': ProductMark;
  'product-restored': ProductMark;
  'demo-removed': { count: number };
  'prices-updated': { count: number };
  'order-changed': { id: string; number: number; status: OrderStatus };
  'order-deleted': { id: string; number: number };
  'message-read': { id: string };
  'message-unread': { id: string };
  'list-downloaded': { list: 'orders' | 'items' | 'messages'; format: 'csv' | 'xlsx' };
  'backup-requested': Nothing;
  /** Whoever has the file has all that the shop knows. */
  'backup-downloaded': { name: string };
};

export type AuditKind = keyof AuditDetails;

type Entry<Kind extends AuditKind> = {
  _id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** An email; '' for a command on the server. */
  actor: string;
  kind: Kind;
  details: AuditDetails[Kind];
};

/** One line of the audit log. */
export type WireAuditEntry = { [Kind in AuditKind]: Entry<Kind> }[AuditKind];

/** What `GET /log` answers. */
export type WireAuditLog = {
  /** Newest first. */
  entries: WireAuditEntry[];
  /** `before` of the page that follows; `null` on the last one. */
  next: number | null;
  /** Everybody whom the log knows. */
  actors: string[];
};
