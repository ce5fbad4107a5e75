import { useStorePage } from './store-context.tsx';

/** The link to a product's page; administrators open it in a new tab (ROUTE-010). */
export function useProductLink(id: string): { to: string; target?: '_blank' } {
  const { isAdministrator } = useStorePage();
  const to = `/moreInfo/${encodeURIComponent(id)}`;
  return isAdministrator ? { to, target: '_blank' } : { to };
}
