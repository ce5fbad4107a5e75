/** '30/11/2026, 20:30 h' of an ISO 8601 text in the shop's time, without `Intl`, which starts slowly on cheap phones. */
export function formatShopMoment(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return `${Number(day)}/${Number(month)}/${year}, ${time} h`;
}
