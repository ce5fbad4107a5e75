import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';

/** One step back; home when the visit began here, and before scripts run (DETAIL-005, DETAIL-027). */
export function BackLink() {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    if (!hasPageBefore()) return;
    event.preventDefault();
    navigate(-1);
  }
  return (
    <PageLink to="/" className="button button-quiet -ml-3.5" onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      Volver atrás
    </PageLink>
  );
}

/**
 * Whether one step back is still this shop. In browsers without the Navigation API the router's own count and the
 * referrer tell.
 */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state;
  const hasStepped = typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0;
  const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  return window.navigation?.canGoBack ?? (hasStepped || (cameFromHere && window.history.length > 1));
}
