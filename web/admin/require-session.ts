import { data, redirect } from 'react-router';
import type { PageServices } from '#web/context.ts';
import { loginPath } from './return-path.ts';

/**
 * Lets nobody see the dashboard without a session (ROUTE-016, PERM-004).
 * @throws a redirect to the login; 503 while nobody can say whose session it is
 */
export function requireSession({ session, isSessionUnknown }: PageServices, request: Request): void {
  if (isSessionUnknown) throw data(null, { status: 503 });
  if (session === null) throw redirect(loginPath(new URL(request.url)));
}
