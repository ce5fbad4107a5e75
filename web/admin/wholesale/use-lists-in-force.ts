import { useEffect, useState } from 'react';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { useHasFamily } from '../shell/use-families.tsx';
import { fetchPriceLists } from './wholesale-api.ts';

export type NamedList = Pick<WirePriceList, '_id' | 'name'>;

/** The price lists by which the shop sells today; none before their answer, and in a shop that is without them. */
export function useListsInForce(): readonly NamedList[] {
  const isOn = useHasFamily()('wholesale');
  const [lists, setLists] = useState<readonly NamedList[]>([]);
  useEffect(() => {
    if (!isOn) return;
    let isShown = true;
    void fetchPriceLists().then((found) => {
      if (isShown && found !== null) setLists(found.filter(isInForceToday));
    });
    return () => {
      isShown = false;
    };
  }, [isOn]);
  return lists;
}

function isInForceToday({ from, until }: WirePriceList): boolean {
  const today = shopDay(Date.now());
  return (from === null || from <= today) && (until === null || today <= until);
}
