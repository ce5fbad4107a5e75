import { useContext, useEffect } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';
import { whenIdle } from '#web/ui/when-idle.ts';
import { isFastLine } from './fast-line.ts';

const PRODUCT_LINK = 'a[data-page-link][href^="/moreInfo/"]';
const PRODUCT_ROUTE = 'product/product-route';

/**
 * Fetches the code of a product's page before the tap is over: when a finger touches a link to one, and on a fast line
 * once such links are there. Its data come with the tap alone, because its price must be the present one.
 */
export function useCodeAhead(): void {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  useEffect(() => {
    const fetchCode = () => {
      // The router adds routes to its manifest as it finds links to them.
      const route = manifest?.routes[PRODUCT_ROUTE];
      if (route !== undefined) preloadModules([route.module, ...(route.imports ?? [])]);
    };
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest(PRODUCT_LINK)) fetchCode();
    };
    document.addEventListener('pointerdown', touched, { passive: true });
    if (isFastLine() && document.querySelector(PRODUCT_LINK)) whenIdle(fetchCode);
    return () => document.removeEventListener('pointerdown', touched);
  }, [manifest]);
}

function preloadModules(urls: readonly string[]): void {
  for (const url of urls) {
    if (document.querySelector(`link[href="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
