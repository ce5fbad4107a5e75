import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { useHasFamily } from '../shell/use-families.tsx';
import { fetchPriceLists } from '../wholesale/wholesale-api.ts';

/** How many price lists the shop has, as their tab shows it; `undefined` until it is known. */
export function useListCount(): number | undefined {
  const isOn = useHasFamily()('wholesale');
  const shown = useRouteLoaderData<readonly WirePriceList[] | null>('admin/wholesale/wholesale-route');
  const isShown = shown !== undefined;
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isOn || isShown) return;
    let isHere = true;
    fetchPriceLists().then((lists) => {
      if (isHere && lists !== null) setCount(lists.length);
    });
    return () => {
      isHere = false;
    };
  }, [isOn, isShown]);
  return shown?.length ?? count;
}
