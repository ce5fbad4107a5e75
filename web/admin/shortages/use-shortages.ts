import { useEffect, useState } from 'react';
import type { WireShortages } from '#schemas/stock-answers.ts';
import { useHasFamily } from '../shell/use-families.tsx';
import { fetchShortages } from './fetch-shortages.ts';

/** What these orders ask and the shelf has less of; `null` until it is known, and where stock is switched off. */
export function useShortages(ids: readonly string[], revision: string): WireShortages | null {
  const isOn = useHasFamily()('stock');
  const asked = ids.join(' ');
  const [shortages, setShortages] = useState<WireShortages | null>(null);
  useEffect(() => {
    if (!isOn || asked === '') return;
    let isCurrent = true;
    fetchShortages(asked.split(' ')).then((answer) => {
      if (isCurrent) setShortages(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, asked, revision]);
  return isOn ? shortages : null;
}
