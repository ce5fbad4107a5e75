import { aProduct } from '#domain/products/a-product.ts';
import type { CorpusFile } from './corpus-file.ts';

const HEADER =
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Precio;Precio promocional;Stock;SKU;Mostrar en tienda;Descripción;Marca';
const list = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

const ZIP = 'cierre;Cierre;Mercería > Cierres > Común;Color;Negro;;;2,250.00;;5;C-1;SI;;Norte';

/** Tiendanube's own export: names of columns as of 2026, amounts with a decimal point. */
export const TIENDANUBE_FILES: readonly CorpusFile[] = [
  { name: 'un producto solo', bytes: list(ZIP), new: ['C-1 · Cierre · 2250 · Negro'] },
  {
    name: 'variantes con el identificador repetido',
    bytes: list(ZIP, 'cierre;;;;Blanco;;;2,250.00;;3;C-2;;;'),
    new: ['C-1 · Cierre · 2250 · Negro, Blanco'],
  },
  {
    name: 'variantes con el identificador vacío',
    bytes: list(ZIP, ';;;;Blanco;;;2,250.00;;3;C-2;;;', ';;;;Rojo;;;2,250.00;;1;C-3;;;'),
    new: ['C-1 · Cierre · 2250 · Negro, Blanco, Rojo'],
  },
  {
    name: 'stock cero en una variante, en todas y sin decir',
    bytes: list(
      ZIP,
      'cierre;;;;Blanco;;;2,250.00;;0;C-2;;;',
      'aguja;Aguja;Agujas > Tejer;;;;;500.00;;0;A-1;SI;;',
      'dedal;Dedal;Dedales;;;;;300.00;;;D-1;SI;;',
    ),
    new: ['C-1 · Cierre · 2250 · Negro, Blanco*', 'A-1 · Aguja · 500 · agotado', 'D-1 · Dedal · 300'],
  },
  {
    name: 'un precio por medida, rehusado',
    bytes: list(
      'cierre;Cierre;Mercería > Cierres;Medida;20 cm;;;1,000.00;;;Z-20;SI;;',
      ';;;;50 cm;;;1,500.00;;;Z-50;;;',
    ),
    errors: [
      'fila 3, columna H «Precio»: «1,500.00» no es el precio de las otras variantes: en la tienda comparten uno',
    ],
  },
  {
    name: 'un producto por precio',
    bytes: list(
      'cierre;Cierre;Mercería > Cierres;Medida;20 cm;Color;Rojo;1,000.00;;;Z-20R;SI;;',
      ';;;;20 cm;;Azul;1,000.00;;;Z-20A;;;',
      ';;;;50 cm;;Rojo;1,500.00;;;Z-50R;;;',
    ),
    choices: { options: { splitPrices: true } },
    new: ['Z-20R · Cierre 20 cm · 1000 · Rojo, Azul', 'Z-50R · Cierre 50 cm Rojo · 1500'],
  },
  {
    name: 'un color que la tienda no tiene',
    bytes: list(ZIP, ';;;;Verde inglés;;;2,250.00;;3;C-2;;;'),
    errors: [
      'fila 3, columna E «Valor de propiedad 1»: «Verde inglés» no es un color de la tienda: elige cuál, o déjalo como modelo',
    ],
  },
  {
    name: 'un color que alguien dijo cuál es',
    bytes: list(ZIP, ';;;;Verde inglés;;;2,250.00;;3;C-2;;;'),
    choices: { colours: { 'verde ingles': 'Verde botella' } },
    new: ['C-1 · Cierre · 2250 · Negro, Verde botella'],
  },
  {
    name: 'un color que queda como modelo',
    bytes: list(ZIP, ';;;;Verde inglés;;;2,250.00;;3;C-2;;;'),
    choices: { colours: { 'verde ingles': '' } },
    new: ['C-1 · Cierre · 2250 · Negro, Verde inglés'],
  },
  {
    name: 'oculto en la tienda anterior, en el alfabeto de Windows',
    bytes: Buffer.from(list(ZIP.replace(';SI;', ';NO;')), 'latin1'),
    errors: [],
    new: ['C-1 · Cierre · 2250 · Negro · oculto'],
  },
  {
    name: 'la segunda llave de visibilidad',
    bytes: [`${HEADER};Visibilidad`, `${ZIP};Oculto`, ''].join('\n'),
    new: ['C-1 · Cierre · 2250 · Negro · oculto'],
  },
  {
    name: 'lo que la tienda ocultó sigue oculto',
    bytes: list(ZIP),
    choices: {
      present: [
        aProduct({
          ...{ id: 'uno', code: 'C-1', name: 'Cierre', brand: 'Norte', price: null, isHidden: true },
          ...{ section: 'Merceria', subsection: 'Cierres', type: 'Común' },
        }),
      ],
    },
    changed: ['C-1 · Cierre · 2250 · Negro · oculto'],
  },
  {
    name: 'una categoría que no tiene lugar',
    bytes: list(ZIP.replace('Mercería > Cierres > Común', 'Ofertas > Varios')),
    errors: ['fila 2, columna C «Categorías»: «Ofertas > Varios» no tiene lugar en la tienda: elige cuál'],
  },
];
