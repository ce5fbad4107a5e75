const STEP_PX = 12;
// A carousel moves by itself, so any part of it may hold a button or a price a moment later.
const NEVER_COVERED =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [aria-roledescription]';

/**
 * Whether nothing that can be pressed or read would lie below a floating element in this box of the window. It is asked
 * at points, so pictures are nothing.
 */
export function coversNothing(floating: HTMLElement, { left, top, right, bottom }: DOMRect): boolean {
  for (let y = top; y < bottom + STEP_PX; y += STEP_PX) {
    for (let x = left; x < right + STEP_PX; x += STEP_PX) {
      const point = { x: Math.min(x, right - 1), y: Math.min(y, bottom - 1) };
      if (elementsBelow(floating, point).some((element) => isNeeded(element, point))) return false;
    }
  }
  return true;
}

type Point = { readonly x: number; readonly y: number };

/** All of them where the floating element is elsewhere now. */
function elementsBelow(floating: HTMLElement, { x, y }: Point): Element[] {
  const stack = document.elementsFromPoint(x, y);
  return stack.slice(stack.findLastIndex((element) => floating.contains(element)) + 1);
}

function isNeeded(element: Element, point: Point): boolean {
  return element.closest(NEVER_COVERED) !== null || hasTextAt(element, point);
}

/** Whether one of the element's own lines is at the point, or within a step of it. */
function hasTextAt(element: Element, { x, y }: Point): boolean {
  return [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .some((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()].some(
        ({ left, top, right, bottom }) =>
          left - STEP_PX < x && x < right + STEP_PX && top - STEP_PX < y && y < bottom + STEP_PX,
      );
    });
}
