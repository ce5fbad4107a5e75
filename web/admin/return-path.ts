export const DASHBOARD_PATH = '/hilvanDash';

/** The parameter of `/login` with the address to return to. */
export const RETURN_PARAMETER = 'volver';

/** Where to go after a login: only paths of the dashboard are accepted. */
export function safeReturnPath(asked: string | null): string {
  if (asked === null || !asked.startsWith('/')) return DASHBOARD_PATH;
  const here = 'http://here.invalid';
  const url = URL.parse(asked, here);
  if (url === null || url.origin !== here) return DASHBOARD_PATH;
  return /^\/hilvanDash(?:\/|$)/i.test(url.pathname) ? `${url.pathname}${url.search}` : DASHBOARD_PATH;
}

export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ [RETURN_PARAMETER]: `${from.pathname}${from.search}` })}`;
}
