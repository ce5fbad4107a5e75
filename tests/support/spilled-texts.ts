import type { Page } from '@playwright/test';

/** Texts that run out of the button that holds them, to a side. What hangs on a corner, as a count does, may. */
export function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll('.button')].filter(hasSpilled).map(({ textContent }) => textContent);

    function hasSpilled(button: Element): boolean {
      if (!button.checkVisibility()) return false;
      const frame = button.getBoundingClientRect();
      return textsIn(button).some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
    }

    function textsIn(button: Element): DOMRect[] {
      const boxes: DOMRect[] = [];
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (parent === null || getComputedStyle(parent).position === 'absolute') continue;
        const range = document.createRange();
        range.selectNode(text);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    }
  });
}
