import { type ComponentType, useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigation } from 'react-router';
import { AccountLoading } from '#web/admin/account/account-loading.tsx';
import { AnalysisLoading } from '#web/admin/analysis/analysis-frame.tsx';
import { CalculatorLoading } from '#web/admin/calculator/calculator-loading.tsx';
import { CustomerLoading, CustomersLoading } from '#web/admin/customers/customers-loading.tsx';
import { ImportLoading } from '#web/admin/import/import-loading.tsx';
import { LogLoading } from '#web/admin/log/log-loading.tsx';
import { MessagesLoading } from '#web/admin/messages/messages-frame.tsx';
import { NewOrderLoading } from '#web/admin/new-order/new-order-loading.tsx';
import { NewProductLoading } from '#web/admin/new-product/new-product-loading.tsx';
import { OrderPageLoading } from '#web/admin/order-page/order-page-loading.tsx';
import { OrdersLoading } from '#web/admin/orders/orders-frame.tsx';
import { OverviewLoading } from '#web/admin/overview/overview-loading.tsx';
import { PricesLoading } from '#web/admin/price-studio/prices-loading.tsx';
import { ProductsLoading } from '#web/admin/products/products-frame.tsx';
import { StoreLoading } from '#web/admin/store/tiles/store-tiles-frame.tsx';
import { WithdrawalsLoading } from '#web/admin/withdrawals/withdrawals-loading.tsx';

/** What stands for each screen until it is there; the first match counts. */
const LOADING_SCREENS: readonly (readonly [path: string, Loading: ComponentType])[] = [
  ['/hilvanDash', OverviewLoading],
  ['/hilvanDash/pedidos', OrdersLoading],
  ['/hilvanDash/pedidos/nuevo', NewOrderLoading],
  ['/hilvanDash/pedidos/:id', OrderPageLoading],
  ['/hilvanDash/productos', ProductsLoading],
  ['/hilvanDash/nuevo', NewProductLoading],
  ['/hilvanDash/calculadora', CalculatorLoading],
  ['/hilvanDash/contacto', MessagesLoading],
  ['/hilvanDash/precios', PricesLoading],
  ['/hilvanDash/importar', ImportLoading],
  ['/hilvanDash/clientes', CustomersLoading],
  ['/hilvanDash/clientes/:id', CustomerLoading],
  ['/hilvanDash/tienda', StoreLoading],
  ['/hilvanDash/arrepentimientos', WithdrawalsLoading],
  ['/hilvanDash/analisis', AnalysisLoading],
  ['/hilvanDash/registro', LogLoading],
  ['/hilvanDash/cuenta', AccountLoading],
];

/**
 * What stands for the screen that was asked for, while its code and data arrive; `null` while none is asked for. The
 * router itself keeps the old screen until then. Another list of the same screen keeps its rows meanwhile.
 */
export function usePendingScreen(): { readonly pathname: string; readonly Loading: ComponentType } | null {
  const { pathname: shown } = useLocation();
  const pathname = useNavigation().location?.pathname;
  if (pathname === undefined || pathname === shown) return null;
  const [, Loading] = LOADING_SCREENS.find(([path]) => matchPath(path, pathname) !== null) ?? [];
  return Loading === undefined ? null : { pathname, Loading };
}

/** Begins at its top, as the screen itself will. */
export function PendingScreen({ Loading }: { Loading: ComponentType }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return <Loading />;
}
