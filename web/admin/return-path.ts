import { DASHBOARD_PATH } from '#domain/addresses/dashboard-path.ts';

/** The parameter of `/login` with the address to return to. */
export const RETURN_PARAMETER = 'volver';

/** Where to go after a login: only paths of the dashboard are accepted. */
export function safeReturnPath(asked: string | null): string {
  if (asked === null || !asked.startsWith('/')) return DASHBOARD_PATH;
  const here = 'http://here.invalid';
  const url = URL.parse(asked, here);
  if (url === null || url.origin !== here) return DASHBOARD_PATH;
  // React Router answers '….data' with data instead of a page.
  const [path = ''] = url.pathname.split(/(?:\/_)?\.data/);
  return /^\/hilvanDash(?:\/|$)/i.test(path) ? `${path}${url.search}` : DASHBOARD_PATH;
}

export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ [RETURN_PARAMETER]: `${from.pathname}${from.search}` })}`;
}
