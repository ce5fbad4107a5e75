/** Pages that always show the same, by their path without its slash; a shop may switch each off (ROUTE-021). */
export const STATIC_PAGES = ['aboutUs', 'howToBuy', 'FAQ', 'contact', 'calculadora'] as const;

export type StaticPage = (typeof STATIC_PAGES)[number];
