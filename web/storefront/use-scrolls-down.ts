import { useEffect, useState } from 'react';

const MIN_MOVE_PX = 8;

/** Whether the last movement of the page was downwards. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);

  useEffect(() => {
    let lastY = window.scrollY;
    const notice = () => {
      const moved = window.scrollY - lastY;
      if (Math.abs(moved) < MIN_MOVE_PX) return;
      lastY = window.scrollY;
      setScrollsDown(moved > 0);
    };
    window.addEventListener('scroll', notice, { passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, []);

  return scrollsDown;
}
