import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells those who listen that another page is here: its title is said, and its heading gets the focus. The first page is
 * announced by the browser.
 */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === announced.current) return;
    announced.current = pathname;
    forgetStructuredData();
    const left = document.activeElement;
    // After the page's title, and after whatever the page itself gives the focus to.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      // Who pressed Tab meanwhile is on their way; what was pressed may be gone.
      if ([left, document.body].includes(document.activeElement)) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** What the server wrote for search engines is about the page that was loaded, not about this one. */
function forgetStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

function focusHeading(): void {
  const isPlaced = document.activeElement?.matches('input, textarea, select, [role*="dialog"] *');
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (isPlaced || heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
