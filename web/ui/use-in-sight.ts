import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element stands on the screen. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);

  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isInSight;
}
