import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { type RouterState, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { useCategories } from '#web/storefront/store-context.tsx';
import { holdPhoto } from './hold-photo.ts';
import { keepLeftPage } from './left-pages.ts';
import { type Preview, previewOf } from './preview-of.tsx';

/** The preview of the page that the router is loading; `null` while it loads none, or one of which nothing is known. */
export function usePagePreview(): Preview | null {
  // The router's own word comes within the tap. `useNavigation` would tell after a rendering of the whole page.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { taxonomy } = useCategories();
  const { key } = useLocation();
  const [preview, setPreview] = useState<Preview | null>(null);
  const hasCome = preview?.awaited === key;

  useEffect(() => {
    let loading: string | null = null;
    let later: ReturnType<typeof setTimeout> | undefined;
    function follow({ navigation, location, loaderData }: RouterState): void {
      if (navigation.state === 'idle') {
        if (loading === null) return;
        loading = null;
        clearTimeout(later);
        // Perhaps another page than the awaited one: a redirect's, or the same as before.
        setPreview((shown) => shown && { ...shown, awaited: location.key });
      } else if (navigation.location.key !== loading) {
        loading = navigation.location.key;
        clearTimeout(later);
        const { scrollY } = window;
        setTimeout(() => keepLeftPage(location, scrollY));
        const next = previewOf({ navigation, from: location, loaderData, taxonomy });
        later = setTimeout(() => setPreview(next), next?.afterMs);
        if (next?.afterMs === 0) setPreview(next);
      }
    }
    return router?.subscribe(follow);
  }, [router, taxonomy]);

  useLayoutEffect(() => {
    if (!hasCome) return;
    if (preview?.photo) holdPhoto(preview.photo);
    setPreview(null);
  }, [hasCome]);

  return hasCome ? null : preview;
}
