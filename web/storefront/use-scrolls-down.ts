import { useEffect, useState } from 'react';

const NOTICED_PIXELS = 8;

/** Whether the last movement of the page was downwards. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);

  useEffect(() => {
    let noticedAt = window.scrollY;
    const notice = () => {
      const moved = window.scrollY - noticedAt;
      if (Math.abs(moved) < NOTICED_PIXELS) return;
      noticedAt = window.scrollY;
      setScrollsDown(moved > 0);
    };
    window.addEventListener('scroll', notice, { passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, []);

  return scrollsDown;
}
