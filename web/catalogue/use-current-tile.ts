import { type RefObject, useEffect, useState } from 'react';

/** Index of the current tile of a row that scrolls sideways; at the row's end it is the last one. */
export function useCurrentTile(row: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const follow = () => {
      const way = element.scrollWidth - element.clientWidth;
      const last = element.children.length - 1;
      setCurrent(way <= 0 ? 0 : Math.round((element.scrollLeft / way) * last));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [row]);

  return current;
}
