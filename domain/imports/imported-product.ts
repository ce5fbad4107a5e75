import { codeKey } from '../entries/catalogue-entry.ts';
import { priceWithVat } from '../law/net-price.ts';
import { GENERAL_VAT, type Vat } from '../law/vat.ts';
import { type Centavos, ZERO } from '../money/centavos.ts';
import { parseDecimalString } from '../money/decimal-string.ts';
import { type PercentHundredths, withPercent } from '../prices/percent.ts';
import { packUnits } from '../pricing/pack-units.ts';
import { pairedOffer } from '../pricing/paired-offer.ts';
import { altTextsFor, altTextsOf, photoColoursFor } from '../products/alt-texts.ts';
import { knownVariants } from '../products/marked-availability.ts';
import type { Product } from '../products/product.ts';
import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import { truncated } from '../text/truncated.ts';
import type { ReadColour } from './colour-reading.ts';
import { AMOUNT_FIELDS, type ImportField } from './import-fields.ts';
import { cellText, type ImportCell, type ImportFault, type ImportRow } from './import-row.ts';
import type { ImportSource } from './import-source.ts';
import { ownNames, writtenAddresses, writtenNames } from './list-in-cell.ts';
import type { NumberForm } from './number-form.ts';
import { changedCode, oddReason } from './odd-cell.ts';
import { isHtml, plainLines } from './plain-text.ts';
import type { RowGroup } from './row-groups.ts';
import { type NamedVariants, namedVariants } from './variant-names.ts';
import { isWithoutVat, writtenAmount } from './written-amount.ts';
import { writtenContent, writtenMeasure, writtenVat } from './written-content.ts';
import { writtenFlag, writtenListing } from './written-flag.ts';
import { hasStock } from './written-stock.ts';

export type ReadingRules = {
  readonly source: ImportSource;
  readonly forms: Readonly<Partial<Record<ImportField, NumberForm>>>;
  /** Empty cells clear what the product has. */
  readonly clearEmpty: boolean;
  /** The shop's own addresses of photos that it fetched from other sites before. */
  readonly fetched: ReadonlyMap<string, string>;
  readonly readColour: ReadColour;
  /** The product of the shop that has a code, also as the code of a variant. */
  readonly ownerOf: (code: string) => string | null;
  /** The columns whose name says that the VAT is not in their amounts. */
  readonly withoutVat: ReadonlySet<ImportField>;
  /** Whether it is added to amounts that lack it; `null` before somebody says so. */
  readonly addVat: boolean | null;
  /** What the shop adds to the file's prices; `null` for nothing. */
  readonly margin: PercentHundredths | null;
};

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** What may say a day. */
const TEXTS: ReadonlySet<ImportField> = new Set([
  'name',
  'brand',
  'summary',
  'description',
  'specifications',
]);

const SUMMARY_LETTERS = 200;

/** A day may stand in texts; letters of a guessed alphabet anywhere but in a new code or an amount. */
function isReadable({ odd, text }: ImportCell, field: ImportField, { code }: Product): boolean {
  if (odd === 'date') return TEXTS.has(field);
  if (odd !== 'guessed' || AMOUNT_FIELDS.some((amount) => amount === field)) return false;
  return field !== 'code' || (code !== null && codeKey(code) === codeKey(text));
}

type ReadProduct = {
  readonly product: Product;
  readonly faults: readonly ImportFault[];
  /** Colours of the file that nobody said how to read. */
  readonly unknownColours: readonly string[];
};

/**
 * A product as its rows describe it. Columns that are left out, and without `clearEmpty` empty cells too, leave what
 * `before` has. Its category is decided elsewhere.
 */
export function importedProduct(group: RowGroup, before: Product, rules: ReadingRules): ReadProduct {
  const faults: ImportFault[] = [];
  const row = mergedRow(group);

  /** The field's new value, or the present one where the row says nothing or nothing readable. */
  function read<Value>(
    field: ImportField,
    present: Value,
    empty: Value,
    readCell: (cell: ImportCell) => Outcome<Value>,
  ) {
    const cell = row.cells[field];
    if (cell === undefined) return present;
    if (cell.odd !== undefined && !isReadable(cell, field, before)) {
      faults.push({ row: row.row, field, reason: oddReason(cell.odd, cell.text) });
      return present;
    }
    if (cell.text.trim() === '' && cell.number === null)
      return rules.clearEmpty && cell.text === '' ? empty : present;
    const outcome = readCell(cell);
    if (outcome.ok) return outcome.value;
    faults.push({ row: row.row, field, reason: outcome.reason });
    return present;
  }
  const text = (field: ImportField, present: string) =>
    read(field, present, '', ({ text }) => writtenText(text, present, field, rules));
  const flag = (field: ImportField, present: boolean) =>
    read(field, present, false, ({ text }) => flagOf(text));
  const names = (field: ImportField, present: readonly string[]) =>
    read(field, present, [], ({ text }) => ({ ok: true, value: namesOf(text, rules) }));
  const vat = read('vat', before.vat, GENERAL_VAT, ({ text, number }) =>
    named(writtenVat(number ?? text), `«${text}» no es 21, 10,5 ni 0`),
  );
  const price = read('price', before.price, null, (cell) => priceOf(cell, vat, rules));
  const packPrice = read('packPrice', before.bulkOffer?.packPrice ?? ZERO, ZERO, (cell) =>
    amountOf(cell, 'packPrice', vat, rules),
  );
  const minimumUnits = read('packUnits', before.bulkOffer?.minimumUnits ?? 0, 0, unitsOf);
  const offer = pairedOffer({ packPrice, minimumUnits });
  if (!offer.ok) {
    const field = offer.parts[0] === 'packPrice' ? 'packPrice' : 'packUnits';
    faults.push({
      row: row.row,
      field,
      reason: 'falta: el precio por cantidad y las unidades mínimas van juntos',
    });
  }
  faults.push(...otherPrices(group, row, vat, rules));
  const variants = variantsOf();
  const { colours, models } = variants;
  if (variants.unknown.length > 0) faults.push(...variants.unknown.map(unknownColour));
  const photos = read('photos', before.photos, [], ({ text }) => ({
    ok: true,
    value: photosOf(text, group, rules).map((url) => rules.fetched.get(url) ?? url),
  }));
  const altTexts = altTextsOf(names('altTexts', altTextsFor(photos, before)));
  const photoColours = altTextsOf(names('photoColours', photoColoursFor({ photos, colours }, before)));
  // Each field by its name, so that a new one doesn't compile until it is read.
  const product: Product = {
    id: before.id,
    section: before.section,
    subsection: before.subsection,
    type: before.type,
    name: text('name', before.name),
    brand: text('brand', before.brand),
    code: read('code', before.code, null, ({ text }) => writtenCode(text.trim(), before, rules)),
    price,
    bulkOffer: offer.ok ? offer.offer : before.bulkOffer,
    vat,
    unitAmount: read('unitAmount', before.unitAmount, '', ({ text, number }) =>
      named(
        writtenContent(number ?? text),
        `«${text}» no es una cantidad mayor que cero, con hasta tres decimales`,
      ),
    ),
    unitMeasure: read<Product['unitMeasure']>('unitMeasure', before.unitMeasure, '', ({ text }) =>
      named(writtenMeasure(text), `«${text}» no es m, g, ml ni unidades`),
    ),
    summary: text('summary', before.summary),
    description: text('description', before.description),
    specifications: text('specifications', before.specifications),
    colours: sameNames(before.colours, colours),
    models: sameNames(before.models, models),
    soldOutVariants: sameNames(
      before.soldOutVariants,
      row.cells.soldOutVariants === undefined
        ? (variants.soldOut ?? knownVariants({ colours, models }, before.soldOutVariants))
        : names('soldOutVariants', before.soldOutVariants),
    ),
    photos: sameNames(before.photos, photos),
    altTexts: sameNames(before.altTexts, altTexts),
    photoColours: sameNames(before.photoColours, photoColours),
    isOffer: flag('offer', before.isOffer),
    isHidden: row.cells.hidden === undefined ? isHidden() : flag('hidden', before.isHidden),
    isSoldOut: row.cells.soldOut === undefined ? isSoldOut() : flag('soldOut', before.isSoldOut),
  };
  return { product, faults, unknownColours: variants.unknown.map(({ name }) => name) };

  /** Both switches of the other program. What is empty says nothing: it must not hide a product. */
  function isHidden(): boolean {
    const listed = read<boolean | null>('listed', null, null, ({ text }) =>
      named(writtenListing(text), `«${text}» no dice si se publica`),
    );
    const present = row.cells.visible === undefined ? (listed ?? !before.isHidden) : !before.isHidden;
    const isVisible = read('visible', present, present, ({ text }) => flagOf(text));
    return !isVisible || listed === false;
  }

  function isSoldOut(): boolean {
    if (variants.soldOut !== null) return variants.isNothingLeft;
    const [own] = [...group.variants, group.main].map(hasStock).filter((has) => has !== null);
    return own === undefined ? before.isSoldOut : !own;
  }

  function variantsOf(): ReadVariants {
    const named = namedVariants(group, rules.readColour);
    if (named !== null) return variantsOfRows(named);
    const models = names('models', before.models);
    const written = names('colours', before.colours);
    const kept = { soldOut: null, isNothingLeft: before.isSoldOut };
    const read = written.map((name) => ({
      name,
      reading: before.colours.includes(name) ? ({ is: 'colour', name } as const) : rules.readColour(name),
    }));
    if (rules.source !== 'hilvan' && read.some(({ reading }) => reading.is === 'model'))
      return { colours: [], models: [...written, ...models], unknown: [], ...kept };
    const colours = read.map(({ name, reading }) => (reading.is === 'colour' ? reading.name : name));
    const unknown = read.flatMap(({ name, reading }) => (reading.is === 'unknown' ? [{ name, row }] : []));
    return { colours, models, unknown: rules.source === 'hilvan' ? [] : unknown, ...kept };
  }
}

type ReadVariants = Pick<Product, 'colours' | 'models'> & {
  readonly unknown: readonly { readonly name: string; readonly row: ImportRow }[];
  /** Those of which the rows say that there is none; `null` where they say nothing of stock. */
  readonly soldOut: readonly string[] | null;
  readonly isNothingLeft: boolean;
};

function variantsOfRows({ kind, variants, unknownColours }: NamedVariants): ReadVariants {
  const names = [...new Set(variants.map(({ name }) => name))];
  const stock = variants.map(({ row, name }) => ({ name, has: hasStock(row) }));
  const isSaid = stock.some(({ has }) => has !== null);
  const left = new Set(stock.filter(({ has }) => has !== false).map(({ name }) => name));
  const gone = names.filter((name) => !left.has(name));
  const isNothingLeft = isSaid && gone.length === names.length;
  return {
    ...(kind === 'colours' ? { colours: names, models: [] } : { colours: [], models: names }),
    unknown: unknownColours,
    soldOut: isSaid ? (isNothingLeft ? [] : gone) : null,
    isNothingLeft,
  };
}

function unknownColour({ name, row }: ReadVariants['unknown'][number]): ImportFault {
  const field = row.cells.optionValue1 === undefined ? 'colours' : 'optionValue1';
  const reason = `«${name}» no es un color de la tienda: elige cuál, o déjalo como modelo`;
  return { row: row.row, field, reason };
}

/** The product's row, with what only its variants say: of these programs, the code, the price and the photos. */
function mergedRow({ main, variants }: RowGroup): ImportRow {
  const cells = { ...main.cells };
  for (const field of ['code', 'price', 'photos'] as const) {
    const first = [main, ...variants].find((row) => cellText(row, field).trim() !== '');
    const cell = first?.cells[field];
    if (cell !== undefined) cells[field] = cell;
  }
  return { row: main.row, cells };
}

/** Variants share one price in the shop. */
function otherPrices(
  { variants }: RowGroup,
  merged: ImportRow,
  vat: Vat,
  rules: ReadingRules,
): ImportFault[] {
  const price = merged.cells.price;
  if (price === undefined || variants.length < 2) return [];
  const common = priceOf(price, vat, rules);
  return variants.flatMap((variant) => {
    const cell = variant.cells.price;
    if (cell === undefined || (cell.text.trim() === '' && cell.odd === undefined) || !common.ok) return [];
    if (cell.odd !== undefined)
      return [{ row: variant.row, field: 'price' as const, reason: oddReason(cell.odd, cell.text) }];
    const own = priceOf(cell, vat, rules);
    if (own.ok && own.value === common.value) return [];
    const reason = `«${cell.text}» no es el precio de las otras variantes: en la tienda comparten uno`;
    return [{ row: variant.row, field: 'price' as const, reason: own.ok ? reason : own.reason }];
  });
}

/** The price of a row in centavos, as its file writes it; `null` where it is empty or unreadable. */
export function writtenPrice(row: ImportRow, form: NumberForm): number | null {
  const cell = row.cells.price;
  if (cell === undefined || cell.odd !== undefined) return null;
  const amount = plainAmount(cell, form);
  return amount.ok ? amount.value : null;
}

const FORMULA_FAULT =
  /^(?:#(?:REF!|N\/A|N\/D|VALUE!|¡VALOR!|¡REF!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!|¡NULO!|SPILL!|ERROR!)|Err:\d{3})$/;

/** Spreadsheets change outer spaces and line ends, so texts that differ in nothing else are the same. */
function writtenText(
  written: string,
  present: string,
  field: ImportField,
  rules: ReadingRules,
): Outcome<string> {
  if (plain(written) === plain(present)) return { ok: true, value: present };
  if (FORMULA_FAULT.test(written)) return { ok: false, reason: oddReason('error', written) };
  if (rules.source === 'hilvan') return { ok: true, value: written };
  const isMarked = isHtml(written) || hasLines(written, rules);
  const lines = isMarked ? plainLines(written) : [written];
  // A slash is a line break of descriptions, so those inside a line get a sign that looks the same.
  if (field === 'description') return kept(lines.map((line) => line.replaceAll('/', '\u2044')).join('/'));
  if (!isMarked) return { ok: true, value: written };
  return kept(field === 'summary' ? truncated(lines.join(' '), SUMMARY_LETTERS - 1) : lines.join(' '));

  function kept(value: string): Outcome<string> {
    return { ok: true, value: plain(value) === plain(present) ? present : value };
  }
}

/** WooCommerce writes line breaks as a backslash and an n. */
function hasLines(text: string, { source }: ReadingRules): boolean {
  return text.includes('\n') || (source === 'woocommerce' && text.includes('\\n'));
}

function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').trim();
}

/** Codes that the shop takes for the same stay as they are, and so does the code of a product found by a variant's. */
function writtenCode(
  written: string,
  { id, code: present }: Product,
  { ownerOf }: ReadingRules,
): Outcome<string> {
  if (present !== null && codeKey(plain(present)) === codeKey(plain(written)))
    return { ok: true, value: present };
  if (present !== null && ownerOf(written) === id) return { ok: true, value: present };
  if (FORMULA_FAULT.test(written)) return { ok: false, reason: oddReason('error', written) };
  if (written.includes('\ufffd')) return { ok: false, reason: oddReason('garbled', written) };
  const kind = changedCode(written);
  return kind === null ? { ok: true, value: written } : { ok: false, reason: oddReason(kind, written) };
}

function sameNames(present: readonly string[], written: readonly string[]): readonly string[] {
  const isSame =
    present.length === written.length &&
    present.every((name, index) => plain(name) === plain(written[index] ?? ''));
  return isSame ? present : written;
}

function namesOf(text: string, { source }: ReadingRules): string[] {
  return source === 'hilvan' ? ownNames(text) : [...new Set(writtenNames(text))];
}

/** Other programs put photos on the rows of variants too, and have more of them than a product of the shop. */
function photosOf(text: string, { main, variants }: RowGroup, { source }: ReadingRules): string[] {
  if (source === 'hilvan') return ownNames(text);
  if (source === 'other') return [...new Set(writtenAddresses(text))];
  const cells = [main, ...variants].map((row) => cellText(row, 'photos'));
  return [...new Set(cells.flatMap(writtenAddresses))].slice(0, PRODUCT_FIELDS.photos.most);
}

function named<Value>(value: Value | null, reason: string): Outcome<Value> {
  return value === null ? { ok: false, reason } : { ok: true, value };
}

function flagOf(text: string): Outcome<boolean> {
  const value = writtenFlag(text);
  return value === null ? { ok: false, reason: `«${text}» no es sí ni no` } : { ok: true, value };
}

/**
 * An amount as the shop has it, with VAT and the shop's margin: what lacks the VAT waits until somebody says whether it is
 * added.
 */
function amountOf(
  cell: ImportCell,
  field: 'price' | 'packPrice',
  vat: Vat,
  { forms, withoutVat, addVat, margin }: ReadingRules,
): Outcome<Centavos> {
  const amount = plainAmount(cell, forms[field] ?? 'es-AR');
  if (!amount.ok) return amount;
  const isLacking = withoutVat.has(field) || isWithoutVat(cell.text);
  if (isLacking && addVat === null)
    return { ok: false, reason: `«${cell.text}» no tiene el IVA: di si se suma` };
  const taxed = isLacking && addVat === true ? priceWithVat(amount.value, vat) : amount.value;
  return { ok: true, value: margin === null ? taxed : withPercent(taxed, margin) };
}

function plainAmount({ text, number }: ImportCell, form: NumberForm): Outcome<Centavos> {
  if (number !== null) return numberOf(number);
  const reading = writtenAmount(text, form);
  if (reading.ok) return { ok: true, value: reading.amount };
  return { ok: false, reason: AMOUNT_FAULTS[reading.reason](text) };
}

function numberOf(number: string): Outcome<Centavos> {
  const amount = parseDecimalString(number);
  if (amount !== null && amount >= 0) return { ok: true, value: amount };
  const reason = amount !== null ? 'negative' : /\.\d{3}/.test(number) ? 'many-decimals' : 'no-number';
  return { ok: false, reason: AMOUNT_FAULTS[reason](number) };
}

const AMOUNT_FAULTS = {
  'no-number': (text: string) => `«${text}» no es un número`,
  'many-decimals': (text: string) =>
    `«${text}» tiene más de dos decimales: redondea los precios de la planilla a centavos (REDONDEAR)`,
  negative: (text: string) => `«${text}» no puede ser negativo`,
  'too-large': (text: string) => `«${text}» es demasiado grande`,
} as const;

function priceOf(cell: ImportCell, vat: Vat, rules: ReadingRules): Outcome<Centavos | null> {
  const amount = amountOf(cell, 'price', vat, rules);
  if (!amount.ok || amount.value > 0) return amount;
  return { ok: false, reason: `«${cell.text}» tiene que ser mayor que cero; vacío es «Consultar»` };
}

function unitsOf({ text, number }: ImportCell): Outcome<number> {
  const units = packUnits(number ?? text);
  return units === null
    ? { ok: false, reason: `«${text}» no es un número entero de unidades` }
    : { ok: true, value: units };
}
