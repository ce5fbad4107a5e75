import papaparse from 'papaparse';
import { aProduct } from '#domain/catalogue/a-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';

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
  const cell = (name: string) => row[name] ?? '';
  const packPrice = parsePesos(cell('Precio mayorista'));
  const code = cell('Código');
  return aProduct({
    id: '',
    code: code === '' ? null : code,
    brand: cell('Marca'),
    name: cell('Nombre'),
    section: cell('Sección') === 'Máquina' ? 'Maquina' : 'Merceria',
    subsection: cell('Subsección'),
    type: cell('Tipo'),
    price: parsePesos(cell('Precio')),
    bulkOffer: packPrice === null ? null : { packPrice, minimumUnits: Number(cell('Cantidad mínima')) },
    isOffer: cell('Oferta') === 'sí',
    isHidden: cell('Oculto') === 'sí',
    colours: namesIn(cell('Colores')),
    models: namesIn(cell('Modelos')),
    photos: namesIn(cell('Fotos')),
    altTexts: namesIn(cell('Textos alternativos')),
    summary: cell('Resumen'),
    description: cell('Descripción'),
    specifications: cell('Especificaciones'),
  });
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
