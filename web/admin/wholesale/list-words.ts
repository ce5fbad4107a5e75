import type { Centavos } from '#domain/money/centavos.ts';
import { formatTime } from '#domain/text/format-date.ts';
import { once } from '#domain/text/once.ts';
import { SHOP_DAY_MS, shopDay } from '#domain/time/shop-days.ts';
import type { WirePriceList, WirePriceListLink, WireReadPrices } from '#schemas/wholesale.ts';
import { formatCount } from '#web/format.ts';
import { scopeOf } from './rule-scope.ts';

const day = once(
  () =>
    new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** '31 ene 2027', of a day ('2027-01-31'). */
export function shortDay(isoDay: string): string {
  return day()
    .format(Date.parse(`${isoDay}T00:00:00Z`))
    .replaceAll(' de ', ' ')
    .replaceAll('.', '');
}

/** '12,5 %' of the wire's '12.5', with a no-break space. */
export function percentText(percent: string): string {
  return `${percent.replace('.', ',')}\u00a0%`;
}

/** '18 % menos', '18 % menos, de a 12', '10 % menos · hasta el 20 dic 2026'. */
export function listSummary({ rules, prices, increment, until }: WirePriceList): string {
  const whole = rules.find((rule) => scopeOf(rule) === 'shop');
  const less =
    whole !== undefined
      ? `${percentText(whole.percent)} menos`
      : rules.length > 0
        ? formatCount(rules.length, { one: 'regla', many: 'reglas' })
        : prices.length > 0
          ? formatCount(prices.length, { one: 'precio propio', many: 'precios propios' })
          : 'Sin rebajas todavía';
  const steps = increment > 1 ? `, de a ${increment}` : '';
  return `${less}${steps}${until === null ? '' : ` · hasta el ${shortDay(until)}`}`;
}

/** 'Sin links', '4 links · 2 clientes'. */
export function holderCount({ links, customers }: Pick<WirePriceList, 'links' | 'customers'>): string {
  const linked = links.length === 0 ? 'Sin links' : formatCount(links.length, { one: 'link', many: 'links' });
  return customers === 0
    ? linked
    : `${linked} · ${formatCount(customers, { one: 'cliente', many: 'clientes' })}`;
}

/** 'Venció', or why a link that nobody cut opens nothing. @param today 'YYYY-MM-DD' at the shop */
export function linkStateText(
  { state }: WirePriceListLink,
  { from, today }: { from: string | null; today: string },
): string {
  if (state === 'open') return 'Abierto';
  if (state === 'cut') return 'Cortado';
  return from !== null && from > today ? 'Todavía no' : 'Venció';
}

/** 'Hoy 9:40', 'Ayer' or '17 nov 2026', at the shop. */
export function lastUse(usedAt: string, now: number): string {
  const [used, today] = [shopDay(Date.parse(usedAt)), shopDay(now)];
  if (used === today) return `Hoy ${formatTime(Date.parse(usedAt))}`;
  return used === shopDay(now - SHOP_DAY_MS) ? 'Ayer' : shortDay(used);
}

/** '−18 %', '−6,5 %': how much less than everybody's a price is; '' for none, and for what is not less. */
export function lessText(retail: Centavos | null, price: Centavos | null): string {
  if (retail === null || price === null || price >= retail) return '';
  const tenths = Math.round(((retail - price) * 1000) / retail);
  return `−${(tenths / 10).toString().replace('.', ',')}\u00a0%`;
}

/** '213 precios leídos, que valen al guardar la lista. 4 códigos no están en la tienda: 0012, 0013.' */
export function readPricesText({ prices, notLower, unknown, unknownCount }: WireReadPrices): string {
  const count = formatCount(prices.length, { one: 'precio leído', many: 'precios leídos' });
  const sentences = [
    prices.length === 1
      ? `${count}, que vale al guardar la lista.`
      : `${count}, que valen al guardar la lista.`,
  ];
  if (notLower > 0) {
    const many = formatCount(notLower, { one: 'no baja del precio', many: 'no bajan del precio' });
    sentences.push(`${many} al público, que es el que vale ahí.`);
  }
  if (unknownCount > 0) {
    const codes = formatCount(unknownCount, {
      one: 'código no está en la tienda',
      many: 'códigos no están en la tienda',
    });
    const rest = unknownCount - unknown.length;
    sentences.push(`${codes}: ${unknown.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}.`);
  }
  return sentences.join(' ');
}
