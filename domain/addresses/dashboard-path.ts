/** The dashboard's first page; all others lie below it. */
export const DASHBOARD_PATH = '/hilvanDash';
