import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useCategories } from '#web/storefront/store-context.tsx';
import { holdPhoto } from './hold-photo.ts';
import { keepLeftPage } from './left-pages.ts';
import { type Preview, previewOf } from './preview-of.tsx';

/** The preview of the page that the router is loading; `null` while it loads none, or one of which nothing is known. */
export function usePagePreview(): Preview | null {
  const navigation = useNavigation();
  const from = useLocation();
  const shown = useMatches().map(({ loaderData }) => loaderData);
  const { taxonomy } = useCategories();
  const [preview, setPreview] = useState<Preview | null>(null);
  const begin = useEffectEvent(() => {
    if (navigation.state === 'idle') return undefined;
    // Copying the page that is left must not delay the answer to the tap.
    const { scrollY } = window;
    setTimeout(() => keepLeftPage(from, scrollY));
    const next = previewOf({ navigation, from, shown, taxonomy });
    if (next === null) return undefined;
    const later = next.afterMs > 0 ? setTimeout(() => setPreview(next), next.afterMs) : undefined;
    if (later === undefined) setPreview(next);
    return () => {
      clearTimeout(later);
      setPreview(null);
    };
  });
  const arrive = useEffectEvent(() => {
    if (preview?.photo && preview.awaited === from.key) holdPhoto(preview.photo);
  });
  const loading = navigation.location?.key;
  // Layout effects, so that no frame shows a page and its preview together.
  useLayoutEffect(() => (loading === undefined ? undefined : begin()), [loading]);
  useLayoutEffect(() => arrive(), [from.key]);
  return preview;
}
