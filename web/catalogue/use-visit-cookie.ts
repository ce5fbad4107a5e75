import { useEffect } from 'react';

/** Tells the server a number with every request of this visit; `null` tells nothing. */
export function useVisitCookie(name: 'size' | 'seed', value: number | null): void {
  useEffect(() => {
    if (value === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  }, [name, value]);
}
