import { data, redirect } from 'react-router';
import type { PageServices } from '#web/context.ts';
import { loginPath } from './return-path.ts';

/**
 * Protects the dashboard and returns who asks: without a session it redirects to the login (ROUTE-016, PERM-004).
 * @throws the redirect, or a 503 while the session can't be checked
 */
export function requireSession(
  { session, isSessionUnknown }: PageServices,
  request: Request,
): NonNullable<PageServices['session']> {
  if (isSessionUnknown) throw data(null, { status: 503 });
  if (session === null) throw redirect(loginPath(new URL(request.url)));
  return session;
}
