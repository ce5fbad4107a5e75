import { PRODUCT_PARTS } from '#domain/products/product-parts.ts';
import { ACCOUNT_LABELS } from './account.ts';
import { BAR_CODE_LABELS } from './bar-codes.ts';
import { CONTACT_LABELS } from './contact-message.ts';
import { CUSTOMER_LABELS } from './customer.ts';
import { DESK_ORDER_LABELS } from './desk-order.ts';
import { FACETS_LABELS } from './facets.ts';
import { IMPORT_LABELS } from './import.ts';
import { LABELS_LABELS } from './labels.ts';
import { ORDER_LABELS } from './order.ts';
import { ORDER_ENTRY_LABELS } from './order-entry.ts';
import { PASTED_LIST_LABELS } from './pasted-list.ts';
import { PHOTO_NAMES_LABELS } from './photo-names.ts';
import { PRICE_CHANGE_LABELS } from './price-change.ts';
import { PRICE_LIST_LABELS } from './price-list.ts';
import { PRODUCT_LABELS } from './product.ts';
import { PRODUCT_ACTION_LABELS } from './product-action.ts';
import { PRODUCT_FILTER_LABELS } from './product-filter.ts';
import { QUOTE_LABELS } from './quote.ts';
import { SEVERAL_ORDERS_LABELS } from './several-orders.ts';
import { STOCK_LABELS } from './stock.ts';
import { SETTING_LABELS } from './store/setting-labels.ts';
import { VISIT_LABELS } from './visit-report.ts';
import { WHOLESALE_LABELS } from './wholesale.ts';
import { WITHDRAWAL_LABELS } from './withdrawal.ts';

/** What several features' queries and headers have. */
const SHARED_LABELS = {
  page: 'Página',
  size: 'Tamaño de página',
  id: 'Identificador',
  order: 'Orden',
  days: 'Días',
  before: 'Entrada anterior',
  actor: 'Quién',
  area: 'Área',
  quantities: 'Cantidades',
  file: 'Planilla',
  format: 'Formato',
  'idempotency-key': 'Clave del envío (Idempotency-Key)',
  'if-match': 'Versión (If-Match)',
} as const;

/** It does not compile if two features name one field differently. */
const NAMED = {
  ...SHARED_LABELS,
  ...ACCOUNT_LABELS,
  ...CONTACT_LABELS,
  ...ORDER_LABELS,
  ...DESK_ORDER_LABELS,
  ...SEVERAL_ORDERS_LABELS,
  ...ORDER_ENTRY_LABELS,
  ...CUSTOMER_LABELS,
  ...QUOTE_LABELS,
  ...PASTED_LIST_LABELS,
  ...PRODUCT_LABELS,
  ...PRODUCT_FILTER_LABELS,
  ...FACETS_LABELS,
  ...PRODUCT_ACTION_LABELS,
  ...PRICE_CHANGE_LABELS,
  ...PRICE_LIST_LABELS,
  ...IMPORT_LABELS,
  ...PHOTO_NAMES_LABELS,
  ...VISIT_LABELS,
  ...WITHDRAWAL_LABELS,
  ...STOCK_LABELS,
  ...BAR_CODE_LABELS,
  ...LABELS_LABELS,
  ...WHOLESALE_LABELS,
  ...SETTING_LABELS,
} satisfies typeof SHARED_LABELS &
  typeof ACCOUNT_LABELS &
  typeof CONTACT_LABELS &
  typeof ORDER_LABELS &
  typeof DESK_ORDER_LABELS &
  typeof SEVERAL_ORDERS_LABELS &
  typeof ORDER_ENTRY_LABELS &
  typeof CUSTOMER_LABELS &
  typeof QUOTE_LABELS &
  typeof PASTED_LIST_LABELS &
  typeof PRODUCT_LABELS &
  typeof PRODUCT_FILTER_LABELS &
  typeof FACETS_LABELS &
  typeof PRODUCT_ACTION_LABELS &
  typeof PRICE_CHANGE_LABELS &
  typeof PRICE_LIST_LABELS &
  typeof IMPORT_LABELS &
  typeof PHOTO_NAMES_LABELS &
  typeof VISIT_LABELS &
  typeof WITHDRAWAL_LABELS &
  typeof STOCK_LABELS &
  typeof BAR_CODE_LABELS &
  typeof LABELS_LABELS &
  typeof WHOLESALE_LABELS &
  typeof SETTING_LABELS;

/** The Spanish names of the API's fields. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRODUCT_PARTS.map(({ wire, label }) => [wire, label])),
  ...NAMED,
};
