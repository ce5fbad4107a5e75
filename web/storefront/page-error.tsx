import { isRouteErrorResponse } from 'react-router';
import { BROKEN_PAGE, ErrorScreen, UNREACHABLE } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The screen for an unknown place, for missing data, or the router's fallback text for a page that failed to render (ROUTE-018). */
export function PageError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />;
  return <ErrorScreen heading={isUnanswered(error) ? UNREACHABLE : BROKEN_PAGE} />;
}

/** Whether it is what `fetch` throws without an answer; each browser has words of its own for it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed/i.test(error.message);
}
