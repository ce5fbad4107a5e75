import type { StoreConfig } from '#config/store.ts';

/** Whether a path, in any case, is a page that the shop has switched off (ROUTE-021). */
export function isSwitchedOff({ switchedOff }: Pick<StoreConfig, 'switchedOff'>, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return switchedOff.some((page) => path === `/${page}`.toLowerCase());
}
