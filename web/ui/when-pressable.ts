/** How often it is looked, in ms. */
const LOOK_MS = 250;

/**
 * Calls `act` once a press would reach the element: it is in the window, and nothing lies over it.
 * @returns what calls it off
 */
export function whenPressable(element: Element, act: () => void): () => void {
  const looking = setInterval(() => {
    if (!isPressable(element)) return;
    clearInterval(looking);
    act();
  }, LOOK_MS);
  return () => clearInterval(looking);
}

function isPressable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
