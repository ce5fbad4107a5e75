import { isRouteErrorResponse } from 'react-router';
import { BROKEN_PAGE, ErrorScreen } from './error-screen.tsx';

/** The error screen for data that could not be had, the router's fallback text for a page that broke (ROUTE-018). */
export function PageError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorScreen />;
  return <ErrorScreen heading={BROKEN_PAGE} />;
}
