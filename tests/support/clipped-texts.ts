import type { Page } from '@playwright/test';

/** Sets lines, words and letters as far apart as WCAG 1.4.12 says that people may. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Texts of which an own box or one around it cuts something off. Rows that scroll, text for listeners only, and long texts
 * that a button unfolds are whole.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent === null || (text.nodeValue ?? '').trim() === '' || !isForEyes(parent)) continue;
      const range = document.createRange();
      range.selectNode(text);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && isCut(parent, box)) clipped.push(`${parent.className}: ${text.nodeValue?.trim()}`);
    }
    return clipped;

    function isForEyes(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.sr-only, noscript, [aria-hidden="true"], [inert], [data-clamped="true"]') === null
      );
    }

    function isCut(parent: Element, box: DOMRect): boolean {
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // Shown to nobody: a label for those who listen.
        if (frame.width <= 1) return false;
        if (/auto|scroll/.test(overflowX + overflowY) || around.hasAttribute('data-ready')) return false;
        if (/hidden|clip/.test(overflowY) && box.bottom > frame.bottom + 1) return true;
        if (/hidden|clip/.test(overflowX) && box.right > frame.right + 1) return true;
      }
      return false;
    }
  });
}
