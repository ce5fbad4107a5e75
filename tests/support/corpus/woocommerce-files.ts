import type { CorpusFile } from './corpus-file.ts';

const HEADER =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Backorders allowed?,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';
const SPANISH =
  'ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción corta,Descripción,¿En inventario?,Inventario,¿Permitir reservas de productos agotados?,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2';
const list = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

const BUTTON =
  '10,variable,BO,Botón,1,visible,,,1,,0,,"Mercería > Herrajes y Broches > Botones",,,Color,"Negro, Blanco, Rojo",,';
const RULER = '13,simple,RE-1,Regla,1,visible,,,1,,0,2300,Reglas,,,,,,';

/** WooCommerce's own product export, in English and Spanish. */
export const WOOCOMMERCE_FILES: readonly CorpusFile[] = [
  { name: 'un producto simple', bytes: list(RULER), new: ['RE-1 · Regla · 2300'] },
  {
    name: 'en castellano',
    bytes: [SPANISH, RULER, ''].join('\n'),
    new: ['RE-1 · Regla · 2300'],
  },
  {
    name: 'una variación para cada color',
    bytes: list(
      BUTTON,
      '11,variation,BO-N,Botón - Negro,1,visible,,,1,,0,120,,,BO,Color,Negro,,',
      '12,variation,BO-B,Botón - Blanco,1,visible,,,1,,0,120,,,id:10,Color,Blanco,,',
    ),
    new: ['BO · Botón · 120 · Negro, Blanco'],
  },
  {
    name: 'una variación para cualquier color',
    bytes: list(BUTTON, '11,variation,,Botón,1,visible,,,1,,0,120,,,BO,Color,,,'),
    new: ['BO · Botón · 120 · Negro, Blanco, Rojo'],
  },
  {
    name: 'una variación para cualquier color de cada medida',
    bytes: list(
      '10,variable,BO,Botón,1,visible,,,1,,0,,Botones,,,Color,"Negro, Blanco",Medida,"12, 15"',
      '11,variation,,Botón 12,1,visible,,,1,,0,120,,,BO,Color,,Medida,12',
      '12,variation,,Botón 15,1,visible,,,1,,0,120,,,BO,Color,,Medida,15',
    ),
    new: ['BO · Botón · 120 · Negro / 12, Blanco / 12, Negro / 15, Blanco / 15'],
  },
  {
    name: 'medidas con precios propios, un producto por precio',
    bytes: list(
      '10,variable,BO,Botón,1,visible,,,1,,0,,Botones,,,Color,"Negro, Blanco",Medida,"12, 15"',
      '11,variation,,Botón 12,1,visible,,,1,,0,120,,,BO,Color,,Medida,12',
      '12,variation,,Botón 15,1,visible,,,1,,0,150,,,BO,Color,,Medida,15',
    ),
    choices: { options: { splitPrices: true } },
    new: ['BO-12 · Botón 12 · 120 · Negro, Blanco', 'BO-15 · Botón 15 · 150 · Negro, Blanco'],
  },
  {
    name: 'oculto del catálogo',
    bytes: list(RULER.replace('visible', 'hidden')),
    new: ['RE-1 · Regla · 2300 · oculto'],
  },
  {
    name: 'borrador',
    bytes: list(RULER.replace(',1,visible', ',-1,visible')),
    new: ['RE-1 · Regla · 2300 · oculto'],
  },
  {
    name: 'sin existencias',
    bytes: list(RULER.replace('visible,,,1,', 'visible,,,0,')),
    new: ['RE-1 · Regla · 2300 · agotado'],
  },
  {
    name: 'sin existencias, pero con reservas',
    bytes: list(RULER.replace('visible,,,1,,0,', 'visible,,,0,0,notify,')),
    new: ['RE-1 · Regla · 2300'],
  },
  {
    name: 'una variación sin existencias',
    bytes: list(
      BUTTON,
      '11,variation,BO-N,Botón - Negro,1,visible,,,1,,0,120,,,BO,Color,Negro,,',
      '12,variation,BO-B,Botón - Blanco,1,visible,,,0,,0,120,,,BO,Color,Blanco,,',
    ),
    new: ['BO · Botón · 120 · Negro, Blanco*'],
  },
  {
    name: 'una variación de nadie',
    bytes: list(RULER, '14,variation,XX,Suelta,1,visible,,,1,,0,5,,,NADA,Color,Rojo,,'),
    errors: ['fila 3, columna O «Parent»: «NADA» no es un producto del archivo'],
    new: ['RE-1 · Regla · 2300'],
  },
];
