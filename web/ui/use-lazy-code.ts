import { useCallback, useState } from 'react';
import { afterPaint } from './after-paint.ts';

export type LazyCode<Code> = {
  /** `null` until it is loaded. */
  readonly code: Code | null;
  /** Resolves to whether the code is loaded. After a failure the next call tries again. */
  readonly load: () => Promise<boolean>;
};

/**
 * Code that is fetched on first use, after the answer to a press is painted: to begin a fetch takes a phone as long as a
 * small rendering. A failed fetch does not throw: the caller needs a fallback.
 */
export function useLazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  const [code, setCode] = useState<Code | null>(null);
  const load = useCallback(async () => {
    try {
      await afterPaint();
      document.addEventListener('error', noteFailedStyle, true);
      const fetched = await fetchCode();
      await fetchFailedStyles();
      setCode(() => fetched);
      return true;
    } catch {
      return false;
    }
  }, [fetchCode]);
  return { code, load };
}

const failedStyles = new Set<HTMLLinkElement>();

function noteFailedStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
}

/** Vite asks for the style sheets of late code once. After a lost connection they would be missing for good. */
async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failedStyles].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(link);
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = reject;
    again.href = link.href;
    link.replaceWith(again);
  });
}
