import { screenSection } from '../catalogue/taxonomy.ts';
import { formatAmount, formatCount, formatPrice } from '../text/format.ts';
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
    return `${change.on === 'pack' ? 'Pack' : 'Precio'} a ${formatAmount(change.amount)}${other}`;
  return `${change.amount < 0 ? '' : '+'}${formatAmount(change.amount)}${on}${other}`;
}

function namesOf({ selection }: PriceRule, changed: number): string[] {
  const { section, subsection, type, brand, text, isExcept } = selection;
  const category = type || subsection || (section === null ? '' : screenSection(section));
  return [
    category === '' ? '' : `de ${category}`,
    brand === '' ? '' : `de la marca ${brand}`,
    text.trim() === '' ? '' : `${isExcept ? 'que dicen' : 'con'} «${text.trim()}»`,
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
    minPrice === null ? '' : `desde ${formatAmount(minPrice)}`,
    maxPrice === null ? '' : `hasta ${formatAmount(maxPrice)}`,
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
