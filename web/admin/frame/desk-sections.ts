import { ACCOUNT_SECTION } from '../account/account-section.ts';
import { ANALYSIS_SECTION } from '../analysis/analysis-section.ts';
import { CALCULATOR_SECTION } from '../calculator/calculator-section.ts';
import { CUSTOMER_SECTION, CUSTOMERS_SECTION } from '../customers/customers-section.ts';
import { IMPORT_SECTION } from '../import/import-section.ts';
import { LABELS_SECTION } from '../labels/labels-section.ts';
import { LOG_SECTION } from '../log/log-section.ts';
import { MESSAGES_SECTION } from '../messages/messages-section.ts';
import { NEW_ORDER_SECTION } from '../new-order/new-order-section.ts';
import { NEW_PRODUCT_SECTION } from '../new-product/new-product-section.ts';
import { ORDER_PAGE_SECTION } from '../order-page/order-page-section.ts';
import { ORDERS_SECTION } from '../orders/orders-section.ts';
import { OVERVIEW_SECTION } from '../overview/overview-section.ts';
import { PAYMENTS_SECTION } from '../payments/payments-section.ts';
import { PRICES_SECTION } from '../price-studio/prices-section.ts';
import { PRODUCTS_SECTION } from '../products/products-section.ts';
import type { MenuEntry, Section } from '../shell/section.ts';
import { STOCK_SECTION } from '../stock/stock-section.ts';
import { STORE_SECTION } from '../store/store-section.ts';
import { WHOLESALE_SECTION } from '../wholesale/wholesale-section.ts';
import { WITHDRAWALS_SECTION } from '../withdrawals/withdrawals-section.ts';

export type MenuSection = Section & { readonly menu: MenuEntry };

/** The sidebar's sections, in order (DASH-002 to DASH-007). 'Actualizar Precios' and 'Salir' are actions instead. */
export const DAILY_SECTIONS: readonly MenuSection[] = [
  OVERVIEW_SECTION,
  ORDERS_SECTION,
  PRODUCTS_SECTION,
  NEW_PRODUCT_SECTION,
  CALCULATOR_SECTION,
  MESSAGES_SECTION,
];

/** The second group: work on many products at once, customers, and the shop itself. */
export const BULK_SECTIONS: readonly MenuSection[] = [
  PRICES_SECTION,
  IMPORT_SECTION,
  STOCK_SECTION,
  LABELS_SECTION,
  PAYMENTS_SECTION,
  CUSTOMERS_SECTION,
  STORE_SECTION,
  WITHDRAWALS_SECTION,
];

/** The last group, at the foot: log and own account. */
export const ACCOUNT_SECTIONS: readonly MenuSection[] = [LOG_SECTION, ACCOUNT_SECTION];

/** All sections; of two whose address fits, the first counts. */
export const SECTIONS: readonly Section[] = [
  // Before the rest of 'Precios', which needs more.
  WHOLESALE_SECTION,
  ...DAILY_SECTIONS,
  ...BULK_SECTIONS,
  ...ACCOUNT_SECTIONS,
  NEW_ORDER_SECTION,
  ORDER_PAGE_SECTION,
  CUSTOMER_SECTION,
  ANALYSIS_SECTION,
];
