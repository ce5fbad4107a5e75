import type { ReactNode } from 'react';
import type { StoreConfig } from '#config/store.ts';
import { StoreProvider, useStorePage } from '#web/storefront/store-context.tsx';

/** Shows storefront components as if the shop had these settings. */
export function PreviewStore({ change, children }: { change: Partial<StoreConfig>; children: ReactNode }) {
  const page = useStorePage();
  return <StoreProvider value={{ ...page, store: { ...page.store, ...change } }}>{children}</StoreProvider>;
}
