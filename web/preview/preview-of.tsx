import { type ReactNode, useCallback } from 'react';
import type { Location, useNavigation } from 'react-router';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { RESULTS_ID } from '#web/catalogue/catalogue-query.ts';
import { isCatalogueLoaded } from '#web/catalogue/preload-catalogue.ts';
import { isSearch } from '#web/storefront/search-mark.ts';
import { cardAtHand } from './card-at-hand.ts';
import { knownList } from './known-list.ts';
import { type LeftPage, leftPage } from './left-pages.ts';
import { PreviewedList } from './previewed-list.tsx';
import { PreviewedProduct, type ShownPhoto } from './previewed-product.tsx';

/** The catalogue in the tab answers a list sooner than this, in ms. A preview would only delay it. */
const LOCAL_LIST_MS = 300;

const PRODUCT = /^\/moreInfo\/([^/]+)/;
const DIALOG = '[role="dialog"]';

export type Preview = {
  /** The key of the history entry whose page takes its place. */
  readonly awaited: string;
  readonly content: ReactNode;
  /** Where the window stands; `null` where the content decides. */
  readonly scrollY: number | null;
  readonly photo: ShownPhoto | null;
  /** How long the page may take before its preview shows. */
  readonly afterMs: number;
};

type Loading = {
  readonly navigation: Exclude<ReturnType<typeof useNavigation>, { state: 'idle' }>;
  readonly from: Location;
  /** What loaders gave the page that is left. */
  readonly shown: readonly unknown[];
  readonly taxonomy: Taxonomy;
};

/** What is known of the page that is being loaded; `null` for nothing. */
export function previewOf(loading: Loading): Preview | null {
  const { location } = loading.navigation;
  const blank = { awaited: location.key, scrollY: 0, photo: null, afterMs: 0 };
  const left = leftPage(location);
  if (left) return { ...blank, content: <PageAsLeft page={left} />, scrollY: left.scrollY };
  return productPreview(loading, blank) ?? listPreview(loading, blank);
}

type Blank = Omit<Preview, 'content'>;

function productPreview({ navigation: { location }, shown }: Loading, blank: Blank): Preview | null {
  const [, id] = PRODUCT.exec(location.pathname) ?? [];
  const card = id === undefined ? null : cardAtHand(decodeURIComponent(id), shown);
  if (card === null) return null;
  const photo = photoInSight(location.pathname);
  return { ...blank, photo, content: <PreviewedProduct card={card} photo={photo} /> };
}

function listPreview({ navigation, from, taxonomy }: Loading, blank: Blank): Preview | null {
  const { location } = navigation;
  const isAtResults = location.hash === `#${RESULTS_ID}`;
  // A panel shows its own choice, typed words replace each other, and a removed filter keeps the place.
  const isTyped = isSearch(location.state) && location.pathname === from.pathname;
  const isOfPage = !isTyped && document.querySelector(DIALOG) === null;
  const isOther = isAtResults || location.pathname !== from.pathname;
  const list = isOfPage && isOther ? knownList(location, taxonomy) : null;
  if (list === null) return null;
  const content = <PreviewedList list={list} isAtResults={isAtResults} />;
  return { ...blank, content, scrollY: null, afterMs: isCatalogueLoaded() ? LOCAL_LIST_MS : 0 };
}

function PageAsLeft({ page }: { page: LeftPage }) {
  const show = useCallback((box: HTMLElement | null) => box?.append(page.main), [page]);
  return <div ref={show} inert />;
}

/** The photo of the tapped link. */
function photoInSight(pathname: string): ShownPhoto | null {
  const photos = document.querySelectorAll<HTMLImageElement>(`#contenido a[href="${pathname}"] img`);
  for (const photo of photos) {
    const place = photo.getBoundingClientRect();
    const isInSight = place.bottom > 0 && place.top < window.innerHeight && place.width > 0;
    if (isInSight && photo.complete && !('awaited' in photo.dataset)) return { url: photo.currentSrc, place };
  }
  return null;
}
