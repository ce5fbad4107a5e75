/** Nearer to the end than this, nothing more can be hidden (PANEL-010). */
const END_MARGIN = 10;
/** Nearer to the end than this, the list is almost over (PANEL-011). */
const NEAR_END_MARGIN = 200;

export type ScrollHint = 'more' | 'almost-over' | null;

/** What the panel says below a list that overflows; all in pixels, as the browser measures them (PANEL-G01). */
export function scrollHint(list: {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}): ScrollHint {
  const below = list.scrollHeight - list.clientHeight - list.scrollTop;
  if (list.scrollHeight <= list.clientHeight || below <= END_MARGIN) return null;
  return below <= NEAR_END_MARGIN ? 'almost-over' : 'more';
}
