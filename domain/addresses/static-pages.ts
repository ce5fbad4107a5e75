/** Pages with fixed content, by their path without the slash. A shop can switch each one off (ROUTE-021). */
export const STATIC_PAGES = ['aboutUs', 'howToBuy', 'FAQ', 'contact', 'calculadora'] as const;

/** @param pathname in its exact case (ROUTE-017) */
export function isStaticPage(pathname: string): boolean {
  return STATIC_PAGES.some((page) => pathname === `/${page}`);
}

export type StaticPage = (typeof STATIC_PAGES)[number];
