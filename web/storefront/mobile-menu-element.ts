export const MOBILE_MENU_ID = 'menu';

/** The menu of a page that has one; it may be open before the page's scripts run. */
export function mobileMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${MOBILE_MENU_ID}`);
}
