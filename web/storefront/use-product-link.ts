import { useStorePage } from './store-context.tsx';

/** Where a product's page is; administrators get it in a new tab (ROUTE-010). */
export function useProductLink(id: string): { to: string; target?: '_blank' } {
  const { isAdministrator } = useStorePage();
  const to = `/moreInfo/${encodeURIComponent(id)}`;
  return isAdministrator ? { to, target: '_blank' } : { to };
}
