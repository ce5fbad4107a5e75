import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { useHasFamily } from '../shell/use-families.tsx';
import { fetchPriceLists } from '../wholesale/wholesale-api.ts';

/** The shop's price lists; `undefined` until they are known, and for a shop that doesn't use them. */
export function usePriceLists(): readonly WirePriceList[] | undefined {
  const isOn = useHasFamily()('wholesale');
  const shown = useRouteLoaderData<readonly WirePriceList[] | null>('admin/wholesale/wholesale-route');
  const isShown = shown !== undefined;
  const [fetched, setFetched] = useState<readonly WirePriceList[]>();
  useEffect(() => {
    if (!isOn || isShown) return;
    let isHere = true;
    fetchPriceLists().then((lists) => {
      if (isHere && lists !== null) setFetched(lists);
    });
    return () => {
      isHere = false;
    };
  }, [isOn, isShown]);
  return shown ?? fetched;
}
