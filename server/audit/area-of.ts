import type { AuditArea, AuditKind } from '#schemas/wire/audit-entry.ts';

const AREAS = {
  'logged-in': 'access',
  'login-failed': 'access',
  'logged-out': 'access',
  'session-ended': 'access',
  'other-sessions-ended': 'access',
  'password-changed': 'accounts',
  'password-set': 'accounts',
  'codes-enabled': 'accounts',
  'codes-disabled': 'accounts',
  'codes-reset': 'accounts',
  'recovery-code-used': 'accounts',
  'administrator-invited': 'accounts',
  'invitation-withdrawn': 'accounts',
  'invitation-accepted': 'accounts',
  'administrator-removed': 'accounts',
  'product-created': 'products',
  'product-changed': 'products',
  'product-hidden': 'products',
  'product-shown': 'products',
  'product-sold-out': 'products',
  'product-in-stock': 'products',
  'product-deleted': 'products',
  'product-restored': 'products',
  'demo-removed': 'products',
  'products-imported': 'products',
  'import-undone': 'products',
  'prices-updated': 'prices',
  'prices-changed': 'prices',
  'prices-scheduled': 'prices',
  'prices-restored': 'prices',
  'prices-cancelled': 'prices',
  'order-changed': 'orders',
  'order-deleted': 'orders',
  'message-read': 'messages',
  'message-unread': 'messages',
  'list-downloaded': 'downloads',
  'backup-requested': 'downloads',
  'backup-downloaded': 'downloads',
} as const satisfies Record<AuditKind, AuditArea>;

/** The area of an event. It is stored with the entry, so one index serves the filter. */
export function areaOf(kind: AuditKind): AuditArea {
  return AREAS[kind];
}
