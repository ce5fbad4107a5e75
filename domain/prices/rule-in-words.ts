import { screenSection } from '../catalogue/taxonomy.ts';
import type { Centavos } from '../money/centavos.ts';
import { type BulkOffer, isSameBulkOffer } from '../pricing/bulk-offer.ts';
import type { ProductPrice } from '../pricing/product-price.ts';
import { formatCount, formatExactPrice, formatPrice } from '../text/format.ts';
import { formatSignedPercent } from './percent.ts';
import type { PriceAlteration } from './price-alteration.ts';
import type { PriceSelection } from './price-selection.ts';
import { ROUNDING_STEPS, type Rounding } from './rounding.ts';

type PriceRule = {
  readonly selection: PriceSelection;
  /** The N of 'sin cambios en N días'. */
  readonly unchangedDays: number | null;
  readonly unchangedToday: boolean;
  readonly change: PriceAlteration;
  readonly rounding: Rounding;
};

const PRODUCTS = { one: 'producto', many: 'productos' };

/** '+12,5 % en 212 productos de Hilos, redondeado a $ 50' (STUDIO-007). */
export function ruleInWords(rule: PriceRule, changed: number): string {
  const products = formatCount(changed, PRODUCTS);
  const [named, filters] = [namesOf(rule, changed), filtersOf(rule)];
  const isExcept = rule.selection.isExcept && named.length > 0;
  const chosen = isExcept
    ? `${products}, menos los ${named.join(' ')}${filters.length > 0 ? ', ' : ''}${filters.join(' ')}`
    : [products, ...named, ...filters].join(' ');
  return `${changeInWords(rule.change)} en ${chosen}${roundingInWords(rule.rounding)}`;
}

/** Of what changed, before and after with an arrow between them: ': $ 5.000 -> $ 5.500' (STUDIO-007). */
export function priceChangeInWords(before: ProductPrice, after: ProductPrice): string {
  const parts = [
    before.price === after.price ? '' : `${priceInWords(before.price)} \u2192 ${priceInWords(after.price)}`,
    isSameBulkOffer(before.bulkOffer, after.bulkOffer)
      ? ''
      : `pack ${offerInWords(before.bulkOffer)} \u2192 ${offerInWords(after.bulkOffer)}`,
  ].filter((words) => words !== '');
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

function priceInWords(price: Centavos | null): string {
  return price === null ? formatPrice(null) : money(price);
}

function offerInWords(offer: BulkOffer | null): string {
  return offer === null ? 'ninguno' : `de ${offer.minimumUnits} ${money(offer.packPrice)}`;
}

/** The words of a batch of which only the rows are known. */
export function changedPricesInWords(changed: number): string {
  return formatCount(changed, { one: 'precio cambiado', many: 'precios cambiados' });
}

const ON = { price: '', pack: ' al precio del pack', both: ' al precio y al pack' } as const;

const OTHER = { price: ' y el pack en proporción', pack: ' y el precio en proporción' } as const;

function changeInWords(change: PriceAlteration): string {
  const on = ON[change.on];
  if (change.by === 'percent') return `${formatSignedPercent(change.percent)}${on}`;
  const other = change.otherFollows === true ? OTHER[change.on] : '';
  if (change.by === 'to')
    return `${change.on === 'pack' ? 'Pack' : 'Precio'} a ${money(change.amount)}${other}`;
  return `${change.amount < 0 ? '' : '+'}${money(change.amount)}${on}${other}`;
}

function namesOf({ selection }: PriceRule, changed: number): string[] {
  const { section, subsection, type, brand, text, isExcept } = selection;
  const category = type || subsection || (section === null ? '' : screenSection(section));
  return [
    category === '' ? '' : `de ${category}`,
    brand === '' ? '' : `de la marca ${brand}`,
    text.trim() === '' ? '' : `con «${text.trim()}»`,
    selection.ids === null ? '' : changed === 1 && !isExcept ? 'elegido' : 'elegidos',
    selection.codes === null ? '' : isExcept ? 'dados por código' : 'por código',
  ].filter((words) => words !== '');
}

function filtersOf({ selection, unchangedDays, unchangedToday }: PriceRule): string[] {
  const { minPrice, maxPrice } = selection;
  return [
    selection.onlyOffers ? 'en oferta' : '',
    selection.onlyBulkOffers ? 'con oferta por cantidad' : '',
    selection.onlyWithoutPhoto ? 'sin foto' : '',
    minPrice === null ? '' : `desde ${money(minPrice)}`,
    maxPrice === null ? '' : `hasta ${money(maxPrice)}`,
    unchangedDays === null
      ? ''
      : `sin cambios en ${formatCount(unchangedDays, { one: 'día', many: 'días' })}`,
    unchangedToday ? 'sin cambios hoy' : '',
  ].filter((words) => words !== '');
}

const MODES = { nearest: '', up: ' hacia arriba', down: ' hacia abajo' } as const;

/** Rounding to the centavo is no rounding that anybody chose. */
function roundingInWords({ to, mode }: Rounding): string {
  if (to === '0.01') return '';
  return `, redondeado${MODES[mode]} a ${formatPrice(ROUNDING_STEPS[to])}`;
}

function money(amount: Centavos): string {
  return amount % 100 === 0 ? formatPrice(amount) : formatExactPrice(amount);
}
