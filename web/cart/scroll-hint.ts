/** Within this distance of the end, in px, there is no hint (PANEL-010). */
const END_MARGIN = 10;
/** Within this distance of the end, in px, the list is almost over (PANEL-011). */
const NEAR_END_MARGIN = 200;

export type ScrollHint = 'more' | 'almost-over' | null;

/** The hint below a list that overflows; `list` has the browser's measures in px (PANEL-G01). */
export function scrollHint(list: {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}): ScrollHint {
  const below = list.scrollHeight - list.clientHeight - list.scrollTop;
  if (list.scrollHeight <= list.clientHeight || below <= END_MARGIN) return null;
  return below <= NEAR_END_MARGIN ? 'almost-over' : 'more';
}
