import { barCodesFault, knownBarCodes } from '../bar-codes/variant-bar-codes.ts';
import { codeKey } from '../entries/catalogue-entry.ts';
import { GENERAL_VAT } from '../law/vat.ts';
import type { UnitCode } from '../measure/sale-unit.ts';
import { ZERO } from '../money/centavos.ts';
import { pairedOffer } from '../pricing/paired-offer.ts';
import { altTextsFor, altTextsOf, photoColoursFor } from '../products/alt-texts.ts';
import { knownVariants } from '../products/marked-availability.ts';
import type { Product } from '../products/product.ts';
import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import { barCodesOfRows } from './bar-codes-of-rows.ts';
import { cellAmount, cellPrice, cellUnits, otherPrices } from './cell-amounts.ts';
import { comparableText, writtenCode, writtenText } from './cell-texts.ts';
import { AMOUNT_FIELDS, type ImportField } from './import-fields.ts';
import { cellText, type ImportCell, type ImportFault, type ImportRow } from './import-row.ts';
import { ownNames, writtenAddresses, writtenNames } from './list-in-cell.ts';
import { oddReason } from './odd-cell.ts';
import { unknownColour, variantsOfCells, variantsOfRows } from './read-variants.ts';
import type { Outcome, ReadingRules } from './reading-rules.ts';
import type { RowGroup } from './row-groups.ts';
import { namedVariants } from './variant-names.ts';
import { writtenContent, writtenMeasure, writtenVat } from './written-content.ts';
import { type WrittenCount, writtenCounts } from './written-counts.ts';
import { writtenFlag, writtenListing } from './written-flag.ts';
import { saleUnitOf, writtenParts, writtenUnit } from './written-sale-unit.ts';
import { hasStock } from './written-stock.ts';

/** What may say a day. */
const TEXTS: ReadonlySet<ImportField> = new Set([
  'name',
  'brand',
  'summary',
  'description',
  'specifications',
]);

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
  /** What the file says was counted of its variants (STOCK-006). */
  readonly counts: readonly WrittenCount[];
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
  const price = read('price', before.price, null, (cell) => cellPrice(cell, vat, rules));
  const packPrice = read('packPrice', before.bulkOffer?.packPrice ?? ZERO, ZERO, (cell) =>
    cellAmount(cell, 'packPrice', vat, rules),
  );
  const minimumUnits = read('packUnits', before.bulkOffer?.minimumUnits ?? 0, 0, cellUnits);
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
  const ofRows = namedVariants(group, rules.readColour);
  const variants =
    ofRows === null
      ? variantsOfCells(
          { models: names('models', before.models), colours: names('colours', before.colours), row, before },
          rules,
        )
      : variantsOfRows(ofRows);
  const { colours, models } = variants;
  faults.push(...variants.unknown.map(unknownColour));
  const codes =
    ofRows === null
      ? names('barCodes', knownBarCodes({ barCodes: before.barCodes, colours, models }))
      : barCodesOfRows(ofRows, { barCodes: before.barCodes, colours, models });
  const codesFault = barCodesFault({ barCodes: codes, colours, models });
  if (codesFault !== null) faults.push({ row: row.row, field: 'barCodes', reason: codesFault });
  const photos = read('photos', before.photos, [], ({ text }) => ({
    ok: true,
    value: photosOf(text, group, rules).map((url) => rules.fetched.get(url) ?? url),
  }));
  const altTexts = altTextsOf(names('altTexts', altTextsFor(photos, before)));
  const photoColours = altTextsOf(names('photoColours', photoColoursFor({ photos, colours }, before)));
  const unitCode = read<UnitCode>('saleUnit', before.saleUnit.code, 'C62', ({ text }) =>
    named(writtenUnit(text), `«${text}» no es unidad, metro, kilo ni litro`),
  );
  const stays = unitCode === before.saleUnit.code;
  const parts = (field: 'saleStep' | 'saleMinimum', present: number) =>
    read<number | null>(field, stays ? present : null, null, ({ text, number }) =>
      named(writtenParts(number ?? text, unitCode), `«${text}» no es una cantidad de la unidad`),
    );
  const increment = parts('saleStep', before.saleUnit.increment);
  const saleUnit = saleUnitOf({
    code: unitCode,
    increment,
    minimum: parts('saleMinimum', before.saleUnit.minimum),
  });
  if (saleUnit === null) {
    const reason = 'el paso puede ser 1, 0,5, 0,25, 0,1, 0,05 o 0,01, y el mínimo tiene que caer en un paso';
    faults.push({ row: row.row, field: 'saleStep', reason });
  }
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
    saleUnit: saleUnit ?? before.saleUnit,
    barCodes: sameNames(before.barCodes, codes),
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
  const { counts, faults: miscounted } = writtenCounts(group, product, ofRows);
  faults.push(...miscounted);
  return { product, faults, unknownColours: variants.unknown.map(({ name }) => name), counts };

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

function sameNames(present: readonly string[], written: readonly string[]): readonly string[] {
  const isSame =
    present.length === written.length &&
    present.every((name, index) => comparableText(name) === comparableText(written[index] ?? ''));
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
