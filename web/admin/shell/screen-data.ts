import { mayDo, type Role } from '#domain/accounts/roles.ts';
import { PAGE_SIZE_AT } from '#web/catalogue/page-size-at-width.ts';
import { isFastLine } from '#web/preview/fast-line.ts';
import { valueNow } from '#web/ui/use-at-width.ts';
import { fetchOthers, fetchOwnAccount } from '../account/account-api.ts';
import { fetchBackups } from '../backup/backup-api.ts';
import { fetchCustomers } from '../customers/customers-api.ts';
import { CUSTOMERS_PER_PAGE, customersQuery } from '../customers/customers-query.ts';
import { askEarly } from '../early-requests.ts';
import { areStepsDismissed } from '../first-steps/dismissed-steps.ts';
import { fetchImports } from '../import/import-api.ts';
import { fetchLog } from '../log/log-api.ts';
import { logQuery } from '../log/log-query.ts';
import { fetchMessages } from '../messages/messages-api.ts';
import { messagesQuery } from '../messages/messages-query.ts';
import { fetchOrders } from '../orders/orders-api.ts';
import { ordersQuery } from '../orders/orders-query.ts';
import { fetchOverview } from '../overview/overview-api.ts';
import { fetchPriceProgress, fetchSelection } from '../price-studio/price-changes-api.ts';
import { readForm } from '../price-studio/price-rule.ts';
import { studioForm } from '../price-studio/studio-form.ts';
import { savedCodes, tickedProducts } from '../price-studio/ticked-products.ts';
import { fetchProducts } from '../products/products-api.ts';
import { productsQuery } from '../products/products-query.ts';
import { fetchStore } from '../store/tiles/fetch-store.ts';
import { fetchWithdrawals } from '../withdrawals/withdrawals-api.ts';
import { lackedAt } from './forbidden-section.ts';
import { SCREENS_BY_USE } from './screens-by-use.ts';

type Opened = { readonly search: URLSearchParams; readonly role: Role };

/** What the screens of the menu ask for when they open. */
const SCREEN_DATA: Readonly<Record<string, (opened: Opened) => unknown>> = {
  '/hilvanDash': ({ role }) => [
    fetchOverview(),
    mayDo(role, 'backups') && fetchBackups(),
    mayDo(role, 'store') && !areStepsDismissed() && fetchStore(),
  ],
  '/hilvanDash/pedidos': ({ search }) => fetchOrders(ordersQuery(search)),
  '/hilvanDash/productos': ({ search }) => fetchProducts(productsQuery(search), valueNow(PAGE_SIZE_AT)),
  '/hilvanDash/contacto': ({ search }) => fetchMessages(messagesQuery(search)),
  '/hilvanDash/precios': ({ search }) => [fetchPriceProgress(), fetchChosenProducts(search)],
  '/hilvanDash/importar': ({ search }) => !search.has('importacion') && fetchImports(),
  '/hilvanDash/clientes': ({ search }) =>
    fetchCustomers({ ...customersQuery(search), size: CUSTOMERS_PER_PAGE }),
  '/hilvanDash/tienda': () => [fetchStore(), !areStepsDismissed() && fetchOverview()],
  '/hilvanDash/arrepentimientos': fetchWithdrawals,
  '/hilvanDash/registro': ({ search }) => fetchLog(logQuery(search)),
  '/hilvanDash/cuenta': ({ role }) => [fetchOwnAccount(), mayDo(role, 'accounts') && fetchOthers()],
};

function fetchChosenProducts(search: URLSearchParams): unknown {
  const { rule, isChange, problems } = readForm(studioForm(search, savedCodes()), tickedProducts());
  if (isChange || Object.keys(problems).length > 0) return null;
  return fetchSelection({ select: rule.select }, new AbortController().signal);
}

/** Asks for a screen's data before its code runs: the answer comes while the screen's frame is drawn. */
export function askForScreen({ pathname, search }: HTMLAnchorElement, role: Role): void {
  const ask = SCREEN_DATA[pathname];
  if (ask !== undefined) askEarly(() => ask({ search: new URLSearchParams(search), role }));
}

/**
 * Asks for the data of all screens of the menu, the most used first. Whoever opens it over the page of a phone chooses one
 * about a second later.
 */
export function askForMenu(role: Role): void {
  if (!isFastLine()) return;
  const open = SCREENS_BY_USE.filter((path) => lackedAt(path, role) === null);
  askEarly(() => open.map((path) => SCREEN_DATA[path]?.({ search: new URLSearchParams(), role })));
}
