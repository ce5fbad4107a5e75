import { GENERAL_VAT, VAT_RATES, type Vat } from '#domain/law/vat.ts';
import { VAT_LABELS } from '#domain/law/vat-labels.ts';
import type { Rounding } from '#domain/prices/rounding.ts';
import { SECTIONS, type Section } from '#domain/products/sections.ts';
import { pageNumber } from '../list/page-number.ts';
import { LIST } from '../wholesale/list-address.ts';

/** A choice of the sentence: its value and its words. */
export type Word<Value extends string> = readonly [value: Value, words: string];

/** What happens to a price or to the VAT: names in the address, and the words that begin the sentence. */
export const ACTIONS = [
  ['aumentar', 'Aumentar'],
  ['bajar', 'Bajar'],
  ['sumar', 'Sumar'],
  ['restar', 'Restar'],
  ['poner', 'Poner en'],
  ['iva', 'Poner el IVA en'],
] as const satisfies readonly Word<string>[];

export type Action = (typeof ACTIONS)[number][0];

/** Which price changes. */
export const TARGETS = ['precio', 'pack', 'ambos', 'pack-y-precio'] as const;

export type Target = (typeof TARGETS)[number];

/** Of an amount one price takes it, and the other can follow in proportion; a percent is the same for both. */
const AMOUNT_TARGETS: readonly Word<Target>[] = [
  ['precio', 'el precio'],
  ['pack', 'el pack'],
  ['ambos', 'el precio, y el pack en proporción'],
  ['pack-y-precio', 'el pack, y el precio en proporción'],
];

const PERCENT_TARGETS: readonly Word<Target>[] = [
  ['precio', 'el precio'],
  ['pack', 'el pack'],
  ['ambos', 'el precio y el pack'],
];

export function targetsOf(action: Action): readonly Word<Target>[] {
  return takesPercent(action) ? PERCENT_TARGETS : AMOUNT_TARGETS;
}

/** The target with which the price that stayed moves too. */
export function withOtherPrice(action: Action, target: Target): Target {
  return targetFor(action, target === 'pack' ? 'pack-y-precio' : 'ambos');
}

export const ROUNDING_STEPS: readonly Word<Rounding['to']>[] = [
  ['0.01', 'el centavo'],
  ['1', '$\u00a01'],
  ['10', '$\u00a010'],
  ['50', '$\u00a050'],
  ['100', '$\u00a0100'],
  ['500', '$\u00a0500'],
  ['1000', '$\u00a01.000'],
];

export const VAT_WORDS: readonly Word<Vat>[] = VAT_RATES.map((rate) => [rate, VAT_LABELS[rate]]);

/** Where a price between two steps goes. */
export const ROUNDING_MODES = [
  ['cercano', 'el más cercano'],
  ['arriba', 'hacia arriba'],
  ['abajo', 'hacia abajo'],
] as const satisfies readonly Word<string>[];

export type RoundingModeName = (typeof ROUNDING_MODES)[number][0];

/** The studio's form, with its amounts as typed. The address holds all of it but the pasted codes. */
export type StudioForm = {
  readonly section: Section | '';
  readonly subsection: string;
  readonly type: string;
  readonly brand: string;
  readonly text: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly unchangedDays: string;
  readonly onlyOffers: boolean;
  readonly onlyBulk: boolean;
  readonly onlyWithoutPhoto: boolean;
  readonly withHidden: boolean;
  /** All but the named ones: 'el resto'. */
  readonly isExcept: boolean;
  readonly unchangedToday: boolean;
  /** Only the products ticked in 'Mis Productos'. */
  readonly onlyTicked: boolean;
  /** As pasted, one per line or between commas or tabs. */
  readonly codes: string;
  readonly action: Action;
  readonly value: string;
  readonly vat: Vat;
  readonly target: Target;
  readonly roundTo: Rounding['to'];
  readonly roundingMode: RoundingModeName;
  /** Differences above this many percent are marked. */
  readonly bigChange: string;
  /** The id of the price list that stands beside the public price; '' is the first. */
  readonly list: string;
  /** Of the preview, from 1. */
  readonly page: number;
};

/** Chooses all visible products. */
export const NO_CRITERIA = {
  section: '',
  subsection: '',
  type: '',
  brand: '',
  text: '',
  minPrice: '',
  maxPrice: '',
  unchangedDays: '',
  onlyOffers: false,
  onlyBulk: false,
  onlyWithoutPhoto: false,
  withHidden: false,
  isExcept: false,
  unchangedToday: false,
  onlyTicked: false,
  codes: '',
} as const satisfies Partial<StudioForm>;

export const EMPTY_FORM: StudioForm = {
  ...NO_CRITERIA,
  action: 'aumentar',
  value: '',
  vat: GENERAL_VAT,
  target: 'precio',
  roundTo: '0.01',
  roundingMode: 'cercano',
  bigChange: '30',
  list: '',
  page: 1,
};

// Safe: an object of this module has no other keys.
const CRITERIA = Object.keys(NO_CRITERIA) as (keyof typeof NO_CRITERIA)[];

const TEXTS = {
  subsection: 'subseccion',
  type: 'tipo',
  brand: 'marca',
  text: 'buscar',
  minPrice: 'desde',
  maxPrice: 'hasta',
  unchangedDays: 'sin-cambios',
  value: 'valor',
  bigChange: 'aviso',
  list: LIST,
} as const satisfies { [Field in keyof StudioForm]?: string };

const FLAGS = {
  onlyOffers: 'ofertas',
  onlyBulk: 'por-cantidad',
  onlyWithoutPhoto: 'sin-foto',
  withHidden: 'ocultos',
  isExcept: 'menos',
  unchangedToday: 'sin-cambios-hoy',
  onlyTicked: 'elegidos',
} as const satisfies { [Field in keyof StudioForm]?: string };

const TEXT_FIELDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const FLAG_FIELDS = Object.keys(FLAGS) as (keyof typeof FLAGS)[];

/** The form of an address. @param codes kept beside it */
export function studioForm(search: URLSearchParams, codes: string): StudioForm {
  const texts = TEXT_FIELDS.map((field) => [field, search.get(TEXTS[field]) ?? EMPTY_FORM[field]]);
  const flags = FLAG_FIELDS.map((field) => [field, search.get(FLAGS[field]) === '1']);
  const action = named(ACTIONS, search.get('cambio')) ?? EMPTY_FORM.action;
  return {
    ...EMPTY_FORM,
    ...Object.fromEntries([...texts, ...flags]),
    section: SECTIONS.find((section) => section === search.get('seccion')) ?? '',
    action,
    vat: named(VAT_WORDS, search.get('iva')) ?? EMPTY_FORM.vat,
    target: targetFor(action, TARGETS.find((name) => name === search.get('en')) ?? EMPTY_FORM.target),
    roundTo: named(ROUNDING_STEPS, search.get('redondeo')) ?? EMPTY_FORM.roundTo,
    roundingMode: named(ROUNDING_MODES, search.get('modo')) ?? EMPTY_FORM.roundingMode,
    codes,
    page: pageNumber(search),
  };
}

/** The address of a form; defaults are left out. */
export function studioSearch(form: StudioForm): string {
  const search = new URLSearchParams();
  const write = (name: string, value: string, byDefault: string) =>
    value !== byDefault && search.set(name, value);
  write('seccion', form.section, '');
  for (const field of TEXT_FIELDS) write(TEXTS[field], form[field], EMPTY_FORM[field]);
  for (const field of FLAG_FIELDS) write(FLAGS[field], form[field] ? '1' : '', '');
  write('cambio', form.action, EMPTY_FORM.action);
  write('iva', form.vat, EMPTY_FORM.vat);
  write('en', form.target, EMPTY_FORM.target);
  write('redondeo', form.roundTo, EMPTY_FORM.roundTo);
  write('modo', form.roundingMode, EMPTY_FORM.roundingMode);
  write('pagina', `${form.page}`, '1');
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether the form chooses some of the products: taking hidden ones in narrows nothing, nor does 'all but none'. */
export function narrows(form: StudioForm): boolean {
  return hasCriteria({ ...form, withHidden: false, isExcept: false });
}

/** Whether products are named that 'Todos menos estos' can leave out. */
export function namesSome({
  section,
  subsection,
  type,
  brand,
  text,
  codes,
  onlyTicked,
}: StudioForm): boolean {
  return onlyTicked || [section, subsection, type, brand, text, codes].some((typed) => typed.trim() !== '');
}

export function hasCriteria(form: StudioForm): boolean {
  return CRITERIA.some((field) => form[field] !== NO_CRITERIA[field]);
}

/** Whether the action takes a percent; the others take pesos or a rate of VAT. */
export function takesPercent(action: Action): boolean {
  return action === 'aumentar' || action === 'bajar';
}

/** The same target in the words of another action: who changes both goes on changing both. */
export function targetFor(action: Action, target: Target): Target {
  return target === 'pack-y-precio' && takesPercent(action) ? 'ambos' : target;
}

function named<Value extends string>(words: readonly Word<Value>[], name: string | null): Value | null {
  return words.find(([value]) => value === name)?.[0] ?? null;
}
