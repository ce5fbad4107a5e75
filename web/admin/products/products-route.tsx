import './products.css';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lastPageOf, pageHolding } from '#domain/catalogue/page-size.ts';
import { PAGE_SIZE_AT } from '#web/catalogue/page-size-at-width.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useAtWidth } from '#web/ui/use-at-width.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { ProductList } from './product-list.tsx';
import { type ProductsQuery, productsQuery, productsSearch } from './products-query.ts';
import { ProductsToolbar } from './products-toolbar.tsx';
import { type ShownProducts, useProducts } from './use-products.ts';

const OPEN_PRODUCT = 'editar';

const fetchProductDialog = async () => (await import('./product-dialog.tsx')).ProductDialog;

export default function ProductsRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const size = useAtWidth(PAGE_SIZE_AT);
  const query = productsQuery(search);
  const { shown, isLoading, refresh } = useProducts(query, size);
  const openId = search.get(OPEN_PRODUCT);
  const show = (next: ProductsQuery) =>
    navigate({ search: productsSearch(next) }, { preventScrollReset: true });
  const close = () => navigate({ search: productsSearch(query) }, { preventScrollReset: true });
  const ProductDialog = useLazyPart(fetchProductDialog, { isOpen: openId !== null, onClose: close });
  useFittingPage({ query, shown, isOpen: openId !== null });
  return (
    <SectionFrame
      title="Mis Productos"
      aside={
        <ButtonLink to="/hilvanDash/nuevo" variant="primary" className="max-sm:mt-2">
          <Plus aria-hidden="true" /> Agregar Producto
        </ButtonLink>
      }
    >
      <ProductsToolbar query={query} total={shown?.page?.total ?? null} onShow={show} />
      <ProductList shown={shown} isLoading={isLoading} onRefresh={refresh} />
      {openId !== null && ProductDialog && (
        <ProductDialog key={openId} id={openId} onClose={close} onChanged={refresh} />
      )}
    </SectionFrame>
  );
}

type FittingPage = {
  readonly query: ProductsQuery;
  readonly shown: ShownProducts | null;
  /** The address stays while a product is open. */
  readonly isOpen: boolean;
};

/**
 * Keeps the address on an existing page: the last page when a page became empty, or the page with the same first
 * product when another width changes the page size (GRID-020, GRID-G06).
 */
function useFittingPage({ query, shown, isOpen }: FittingPage): void {
  const navigate = useNavigate();
  const size = useAtWidth(PAGE_SIZE_AT);
  const fitting = fittingPage({ query, shown, size });
  const address = fitting === query.page || isOpen ? null : productsSearch({ ...query, page: fitting });
  useEffect(() => {
    if (address !== null) navigate({ search: address }, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
}

function fittingPage({
  query,
  shown,
  size,
}: Pick<FittingPage, 'query' | 'shown'> & { size: number | null }): number {
  if (shown === null || shown.page === null || size === null) return query.page;
  if (shown.query.page !== query.page) return query.page;
  if (shown.size !== size) return pageHolding({ index: (query.page - 1) * shown.size, size });
  return Math.min(query.page, lastPageOf(shown.page.total, size));
}
