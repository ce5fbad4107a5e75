/** The one address of a product's page. */
export function productUrl(site: string, id: string): string {
  return `${site}/moreInfo/${encodeURIComponent(id)}`;
}
