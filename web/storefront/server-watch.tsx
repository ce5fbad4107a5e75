import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { doesShopAnswer } from '#web/api/does-shop-answer.ts';
import { ErrorScreen, UNREACHABLE } from './error-screen.tsx';

/**
 * Shows our own message where the browser would show its error page: when the server is down and a link is followed
 * whose code was not fetched yet, or when that is tried again.
 */
export function ServerWatch() {
  const { key } = useLocation();
  const [page, setPage] = useState<Element | null>(null);
  useEffect(() => holdReloads(() => setPage(document.querySelector('#contenido, .dashboard-content'))), []);
  useEffect(holdRetries, []);
  // Another page came after all.
  useEffect(() => setPage(null), [key]);
  if (page === null) return null;
  return createPortal(
    <div className="absolute inset-0 z-50 bg-page" role="alert">
      <ErrorScreen heading={UNREACHABLE} />
    </div>,
    page,
  );
}

/**
 * The router answers a page's missing code with a reload. It is done only if the server answers.
 * @returns a function that ends it
 */
function holdReloads(onUnanswered: () => void): () => void {
  // Older browsers show their own error page.
  if (!('navigation' in window)) return () => {};
  let isAnswered = false;
  async function hold(event: NavigateEvent) {
    if (event.navigationType !== 'reload' || event.userInitiated || isAnswered) return;
    event.preventDefault();
    isAnswered = await doesShopAnswer();
    if (isAnswered) window.location.reload();
    else onUnanswered();
  }
  window.navigation.addEventListener('navigate', hold);
  return () => window.navigation.removeEventListener('navigate', hold);
}

/** Follows a link of an error screen only when the server answers. */
function holdRetries(): () => void {
  async function hold(event: MouseEvent) {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-retry]') : null;
    if (link === null) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    if (await doesShopAnswer()) window.location.assign(link.href);
    link.ariaBusy = null;
  }
  document.addEventListener('click', hold);
  return () => document.removeEventListener('click', hold);
}
