import { productPath } from '#domain/addresses/product-path.ts';
import { useStorePage } from './store-context.tsx';

/** The link to a product's page; administrators open it in a new tab (ROUTE-010). */
export function useProductLink(product: { id: string; name: string }): { to: string; target?: '_blank' } {
  const { isAdministrator } = useStorePage();
  const to = productPath(product);
  return isAdministrator ? { to, target: '_blank' } : { to };
}
