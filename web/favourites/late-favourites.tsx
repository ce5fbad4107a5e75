import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { remembered } from '#domain/favourites/remembered-products.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { changeRemembered } from './remembered-storage.ts';
import { useRemembered } from './use-remembered.ts';

/** On a product's page: its button, in the place that the page keeps for it, and a note that it was seen (BUY-010). */
export function LateFavourites() {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.querySelector<HTMLElement>('[data-favourite]')), [pathname]);
  const id = place?.dataset.favourite;
  return place && id !== undefined && createPortal(<SeenProduct key={id} id={id} />, place);
}

function SeenProduct({ id }: { readonly id: string }) {
  const favourites = useRemembered('favourites');
  useEffect(() => {
    // A browser that refuses remembers nothing.
    changeRemembered('seen', (before) => remembered('seen', before, id)).catch(() => undefined);
  }, [id]);
  return favourites && <FavouriteButton id={id} isFavourite={favourites.includes(id)} />;
}
