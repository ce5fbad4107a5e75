/**
 * For an element that is not in sight while the page is taken over: what the server wrote into it stays, and nothing of
 * it is taken over. React puts its own there as soon as it is drawn with children.
 */
export const KEEP_SERVER_HTML = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
