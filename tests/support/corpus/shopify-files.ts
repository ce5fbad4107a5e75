import type { CorpusFile } from './corpus-file.ts';

const HEADER =
  'Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL';
const UNTIL_2025 =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Status';
const list = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const OIL = 'Aceite,aceite,,,Aceites,TRUE,Active,AC-1,Title,Default Title,,,820.50,shopify,4,DENY,';

/** Shopify's product export, in today's names and those until 2025. */
export const SHOPIFY_FILES: readonly CorpusFile[] = [
  { name: 'un producto sin variantes', bytes: list(OIL), new: ['AC-1 · Aceite · 820.5'] },
  {
    name: 'los nombres de columnas de antes',
    bytes: [
      UNTIL_2025,
      'aceite,Aceite,,,Aceites,true,Title,Default Title,,,AC-1,shopify,4,deny,820.50,,active',
      '',
    ].join('\n'),
    new: ['AC-1 · Aceite · 820.5'],
  },
  { name: 'borrador', bytes: list(OIL.replace('Active', 'Draft')), new: ['AC-1 · Aceite · 820.5 · oculto'] },
  {
    name: 'archivado',
    bytes: list(OIL.replace('Active', 'Archived')),
    new: ['AC-1 · Aceite · 820.5 · oculto'],
  },
  {
    name: 'publicado y no listado',
    bytes: list(OIL.replace('Active', 'Unlisted')),
    new: ['AC-1 · Aceite · 820.5 · oculto'],
  },
  {
    name: 'sin existencias',
    bytes: list(OIL.replace('shopify,4', 'shopify,0')),
    new: ['AC-1 · Aceite · 820.5 · agotado'],
  },
  {
    name: 'cero de lo que no se cuenta',
    bytes: list(OIL.replace('shopify,4', ',0')),
    new: ['AC-1 · Aceite · 820.5'],
  },
  {
    name: 'cero que se vende igual',
    bytes: list(OIL.replace('shopify,4,DENY', 'shopify,0,CONTINUE')),
    new: ['AC-1 · Aceite · 820.5'],
  },
  {
    name: 'dos opciones y una foto por fila',
    bytes: list(
      'Hilo,hilo,<p>Para bordar</p>,Ancla,Metalizado,TRUE,Active,HM-1,Talle,S,Color,Oro,1500.00,shopify,2,DENY,',
      ',hilo,,,,,,HM-2,,M,,Plata,1500.00,shopify,0,DENY,',
    ),
    new: ['HM-1 · Hilo · 1500 · S / Oro, M / Plata*'],
  },
  {
    name: 'un color de la tienda con otra ortografía',
    bytes: list(
      'Hilo,hilo,,Ancla,Metalizado,TRUE,Active,HM-1,Color,ROJO,,,1500.00,shopify,2,DENY,',
      ',hilo,,,,,,HM-2,,marron,,,1500.00,shopify,1,DENY,',
    ),
    new: ['HM-1 · Hilo · 1500 · Rojo, Marrón'],
  },
];
