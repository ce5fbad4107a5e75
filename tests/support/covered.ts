import type { Page } from '@playwright/test';

/**
 * What lies below something that floats, though it can be pressed or read; one line each. A part of the window's
 * whole width, and what sticks to its place in the page, is no float: the page scrolls out from below it.
 */
export function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, label, [role="button"]';
    const floats = [...document.body.querySelectorAll('*')].filter(isFloating);
    return floats.flatMap((float) =>
      [...pressables(), ...texts()]
        .filter(({ element }) => !float.contains(element) && !element.contains(float))
        .filter(({ element, box }) => isUnder(float, element, box))
        .map(
          ({ element, box }) =>
            `${nameOf(float)} on ${nameOf(element)} at ${box.x.toFixed(0)}, ${box.y.toFixed(0)}`,
        ),
    );

    function isFloating(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      const isFixed = getComputedStyle(element).position === 'fixed';
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isFixed && isSeen && height > 1 && width > 1 && width < window.innerWidth - 40;
    }

    function pressables() {
      return [...document.querySelectorAll(pressable)].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }));
    }

    function texts() {
      const found: { element: Element; box: DOMRect }[] = [];
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = nodes.nextNode(); text !== null; text = nodes.nextNode()) {
        if (text.parentElement === null || (text.nodeValue ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNode(text);
        for (const box of range.getClientRects()) found.push({ element: text.parentElement, box });
      }
      return found;
    }

    /** Whether they share a piece of the window in which the part would show. */
    function isUnder(float: Element, part: Element, box: DOMRect): boolean {
      const top = float.getBoundingClientRect();
      const left = Math.max(box.left, top.left, 0);
      const right = Math.min(box.right, top.right, window.innerWidth);
      const upper = Math.max(box.top, top.top, 0);
      const lower = Math.min(box.bottom, top.bottom, window.innerHeight);
      if (right - left < 1 || lower - upper < 1) return false;
      const stack = document.elementsFromPoint((left + right) / 2, (upper + lower) / 2);
      const below = stack.findIndex((element) => element === part || part.contains(element));
      return below > stack.findIndex((element) => float.contains(element));
    }

    function nameOf(element: Element): string {
      const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} '${text}'`;
    }
  });
}
