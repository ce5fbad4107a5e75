import type { Page } from '@playwright/test';

const SMALLEST_PIXELS = 44;

/**
 * Visible touch targets below 44 × 44 px. A link within a sentence may be as low as its line, and an element that only
 * the keyboard shows does not count.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const targets = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    return [...targets].filter(isInSight).filter(isSmall).map(describe);

    function isInSight(target: Element): boolean {
      const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isTouchable = getComputedStyle(target).pointerEvents !== 'none';
      const { right, bottom } = target.getBoundingClientRect();
      return (
        isShown &&
        isTouchable &&
        right > 0 &&
        bottom + window.scrollY > 0 &&
        target.closest('[inert]') === null
      );
    }

    function isSmall(target: Element): boolean {
      const isInSentence =
        getComputedStyle(target).display === 'inline' && target.closest('p, dd, li') !== null;
      const { width, height } = reachOf(target).getBoundingClientRect();
      // Rounding may cost half a pixel.
      return !isInSentence && Math.min(width, height) < smallest - 0.5;
    }

    /** A press on a label presses its field. */
    function reachOf(target: Element): Element {
      return target.closest('label') ?? target;
    }

    function describe(target: Element): string {
      const { width, height } = reachOf(target).getBoundingClientRect();
      const text = target.getAttribute('aria-label') ?? target.textContent.trim();
      return `${target.tagName.toLowerCase()} '${text}' ${width.toFixed(0)} × ${height.toFixed(0)}`;
    }
  }, SMALLEST_PIXELS);
}
