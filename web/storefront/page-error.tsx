import { isRouteErrorResponse } from 'react-router';
import { BROKEN_PAGE, ErrorScreen } from './error-screen.tsx';

/** The error screen for missing data, and the router's fallback text for a page that failed to render (ROUTE-018). */
export function PageError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorScreen />;
  return <ErrorScreen heading={BROKEN_PAGE} />;
}
