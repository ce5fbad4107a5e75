import type { AccountTables } from './tables/account-tables.ts';
import type { AnalysisTables } from './tables/analysis-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { CustomerTables } from './tables/customer-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { OffsiteTables } from './tables/offsite-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PriceTables } from './tables/price-tables.ts';
import type { ProcessTables } from './tables/process-tables.ts';
import type { PushTables } from './tables/push-tables.ts';
import type { QuoteTables } from './tables/quote-tables.ts';
import type { StockTables } from './tables/stock-tables.ts';
import type { StoreTables } from './tables/store-tables.ts';
import type { WholesaleTables } from './tables/wholesale-tables.ts';

/** All tables of the shop; each file of `tables/` has those of one subject. */
export type Schema = CatalogueTables &
  OrderTables &
  QuoteTables &
  CustomerTables &
  AccountTables &
  PriceTables &
  ImportTables &
  StoreTables &
  AnalysisTables &
  ProcessTables &
  OffsiteTables &
  PushTables &
  StockTables &
  PaymentTables &
  WholesaleTables;
