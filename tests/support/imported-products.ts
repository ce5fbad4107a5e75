import papaparse from 'papaparse';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { storedMeasure } from '#domain/law/unit-price.ts';
import { storedVat } from '#domain/law/vat.ts';
import { wordsOfUnit } from '#domain/measure/quantity-text.ts';
import { BY_PIECE, MEASURE_CODES, type SaleUnit, SCALES } from '#domain/measure/sale-unit.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { madeByKind } from '#domain/products/by-kind.ts';
import type { Product } from '#domain/products/product.ts';
import type { Named } from '#domain/products/product-fields.ts';
import { SECTIONS } from '#domain/products/sections.ts';

/** Reads a downloaded product list as a shop's own program would. */
export function importedProducts(csv: string): Product[] {
  const { data } = papaparse.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
    transform: withoutApostrophe,
  });
  return data.map(productOf);
}

/** Removes the apostrophe that the export puts before anything that looks like a formula. */
function withoutApostrophe(text: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;
}

function productOf(row: Record<string, string>): Product {
  const cell = ({ label }: Pick<Named, 'label'>) => row[label] ?? '';
  const list = (field: Named) => namesIn(cell(field));
  return madeByKind({
    id: () => '',
    section: (field) => SECTIONS.find((one) => screenSection(one) === cell(field)) ?? 'Merceria',
    category: cell,
    text: cell,
    code: (field) => cell(field) || null,
    flag: (field) => cell(field) === 'sí',
    photos: list,
    photoTexts: list,
    names: list,
    barCodes: list,
    price: (field) => parsePesos(cell(field)),
    vat: (field) => storedVat(cell(field).replace(',', '.')),
    content: (field) => cell(field).replace(',', '.'),
    measure: (field) => storedMeasure(cell(field)),
    saleUnit: () => saleUnitOf(row),
    bulkOffer: () => {
      const packPrice = parsePesos(cell({ label: 'Precio mayorista' }));
      return packPrice && { packPrice, minimumUnits: Number(cell({ label: 'Cantidad mínima' })) };
    },
  });
}

function saleUnitOf(row: Record<string, string>): SaleUnit {
  const code = MEASURE_CODES.find((one) => wordsOfUnit({ code: one }).one === row.Unidad);
  if (code === undefined) return BY_PIECE;
  const scale = SCALES[code];
  const [increment, minimum] = [row.Paso, row.Mínimo].map((text = '') => {
    const [whole = '', fraction = ''] = text.split(',');
    return Number(whole + fraction.padEnd(scale, '0'));
  });
  return { code, scale, increment: increment ?? 0, minimum: minimum ?? 0 };
}

/**
 * Splits 'Rojo
 * Azul'; a backslash escapes the next character.
 */
function namesIn(cell: string): string[] {
  if (cell === '') return [];
  const names = cell.match(/(?:\\.|[^\\|])+/gs) ?? [];
  return names.map((name) => name.trim().replace(/\\(.)/gs, '$1'));
}
