/** Whether an address belongs to the shop's own people: the dashboard and the ways into it. */
export function isBackOffice({ pathname }: { readonly pathname: string }): boolean {
  return /^\/(login|invitacion|hilvanDash)\b/i.test(pathname);
}
