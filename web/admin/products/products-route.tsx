import './products.css';
import './products-table.css';
import './products-table-wide.css';
import '../price-in-place/price-in-place.css';
import '../variant-stock/variant-stock.css';
import './product-filters.css';
import { useState } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useTicks } from '../list/use-ticks.ts';
import { useMay } from '../shell/use-role.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import type { Route } from './+types/products-route.ts';
import { ActionDoneBar } from './action-done-bar.tsx';
import { CategoryActionDialog } from './category-action-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';
import { fetchFoundIds, fetchProducts } from './products-api.ts';
import { ProductsFrame, ProductsLoading } from './products-frame.tsx';
import { PRODUCTS_ADDRESS, type ProductsQuery, productsQuery, productsSearch } from './products-query.ts';
import { ProductsToolbar } from './products-toolbar.tsx';
import { type ListLook, savedLook, saveLook } from './saved-look.ts';
import { TickBar } from './tick-bar.tsx';
import { pageSizeNow, type ShownProducts, useFittingPage } from './use-fitting-page.ts';
import { useProductActions } from './use-product-actions.ts';

const OPEN_PRODUCT = 'editar';

const fetchProductDialog = async () => (await import('./product-dialog.tsx')).ProductDialog;

let isListLoading = false;

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ShownProducts> {
  isListLoading = true;
  const query = productsQuery(new URL(request.url).searchParams);
  const size = pageSizeNow(savedLook());
  const page = await fetchProducts(query, size);
  const hidden = page?.total === 0 ? await countHidden(query) : 0;
  isListLoading = false;
  return { query, size, page, hidden };
}

/** How many products a list without hidden ones leaves out. */
async function countHidden(query: ProductsQuery): Promise<number> {
  if (query.showsHidden || query.showsDeleted) return 0;
  return (await fetchProducts({ ...query, showsHidden: true, page: 1 }, 1))?.total ?? 0;
}

clientLoader.hydrate = true as const;

/** Opening a product over the list doesn't change the list. It aborts a load of the list, which is then done again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isProductToggled =
    currentUrl.searchParams.get(OPEN_PRODUCT) !== nextUrl.searchParams.get(OPEN_PRODUCT);
  const isSameList = listSearch(currentUrl) === listSearch(nextUrl);
  return defaultShouldRevalidate && (isListLoading || !(isProductToggled && isSameList));
}

function listSearch({ searchParams }: URL): string {
  return productsSearch(productsQuery(searchParams));
}

export const HydrateFallback = ProductsLoading;

export default function ProductsRoute({ loaderData: shown }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();
  const openId = useMay('catalogue') ? search.get(OPEN_PRODUCT) : null;
  const list = useListQuery(shown.query, PRODUCTS_ADDRESS);
  const close = () => navigate({ search: productsSearch(shown.query) }, { preventScrollReset: true });
  const ProductDialog = useLazyPart(fetchProductDialog, { isOpen: openId !== null, onClose: close });
  const presentTicks = useTicks();
  const deletedTicks = useTicks();
  const ticks = shown.query.showsDeleted ? deletedTicks : presentTicks;
  const actions = useProductActions(ticks);
  const { reportFailure } = useChangeDialogs();
  const [isMoving, setIsMoving] = useState(false);
  const [look, setLook] = useState(savedLook);
  useFittingPage(shown, { look, isOpen: openId !== null });
  function chooseLook(chosen: ListLook): void {
    saveLook(chosen);
    setLook(chosen);
  }
  async function showHidden(): Promise<void> {
    const ids = await fetchFoundIds({ ...shown.query, showsHidden: true });
    if (ids === null) return reportFailure('No se pudieron mostrar. Intenta nuevamente.');
    await actions.ask('show', ids);
  }

  return (
    <ProductsFrame>
      <ProductsToolbar query={shown.query} list={list} total={shown.page?.total ?? null} />
      {!shown.query.showsDeleted && <ProductFilters list={list} look={look} onLook={chooseLook} />}
      <ProductList
        shown={shown}
        list={list}
        look={look}
        isLoading={navigation.state === 'loading' || state === 'loading'}
        ticks={ticks}
        onRefresh={revalidate}
        onShowHidden={showHidden}
        isActing={actions.isActing}
      />
      {ticks.ids.size > 0 && (
        <TickBar
          ticks={ticks}
          query={shown.query}
          total={shown.page?.total ?? null}
          actions={actions}
          onMove={() => setIsMoving(true)}
        />
      )}
      <ActionDoneBar actions={actions} />
      {isMoving && (
        <CategoryActionDialog count={ticks.ids.size} actions={actions} onClose={() => setIsMoving(false)} />
      )}
      {openId !== null && ProductDialog && (
        <ProductDialog key={openId} id={openId} onClose={close} onChanged={revalidate} />
      )}
    </ProductsFrame>
  );
}
