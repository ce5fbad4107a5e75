/**
 * For an element that is out of sight during hydration. It keeps the server's HTML, and React hydrates nothing inside
 * it. React replaces that HTML once the element is rendered with children.
 */
export const KEEP_SERVER_HTML = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
