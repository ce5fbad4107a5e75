import { useEffect } from 'react';

/** Sends a number to the server with every request of this visit; `null` sets no cookie. */
export function useVisitCookie(name: 'size' | 'seed', value: number | null): void {
  useEffect(() => {
    if (value === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  }, [name, value]);
}
