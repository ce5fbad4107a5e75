// The shade cards that makers hang beside the counter; their names are among the 48 colours.

export const BASICS = ['Blanco', 'Crudo', 'Beige', 'Marrón', 'Negro', 'Gris', 'Rojo', 'Azul marino'] as const;

export const WHITES = ['Blanco', 'Crudo', 'Marfil'] as const;

export const BLACK_AND_WHITE = ['Blanco', 'Negro'] as const;

export const METALS = ['Plata', 'Oro'] as const;

export const FLUORESCENTS = ['Amarillo flúor', 'Rosa flúor', 'Verde flúor'] as const;

export const DENIMS = ['Jean', 'Azul marino', 'Negro', 'Gris oscuro', 'Camel'] as const;

export const NATURALS = [
  'Crudo',
  'Beige',
  'Arena',
  'Camel',
  'Tostado',
  'Marrón',
  'Chocolate',
  'Negro',
] as const;

export const SOFTS = [
  'Blanco',
  'Marfil',
  'Rosa bebé',
  'Salmón',
  'Lila',
  'Lavanda',
  'Celeste',
  'Aqua',
  'Verde agua',
] as const;

export const VIVIDS = [
  'Amarillo limon',
  'Amarillo',
  'Naranja',
  'Coral',
  'Fucsia',
  'Rojo',
  'Violeta',
  'Turquesa',
  'Azul francia',
  'Verde manzana',
  'Verde bandera',
] as const;

/** The colours of cloth or ribbon that a shop stocks all year. */
export const HOUSE_CARD = [
  'Blanco',
  'Crudo',
  'Beige',
  'Marrón',
  'Negro',
  'Gris',
  'Amarillo',
  'Naranja',
  'Rosa bebé',
  'Rosa',
  'Fucsia',
  'Rojo',
  'Bordó',
  'Violeta',
  'Lila',
  'Celeste',
  'Turquesa',
  'Azul francia',
  'Azul marino',
  'Verde agua',
  'Verde bandera',
  'Verde militar',
] as const;

/** Thread comes in every colour that matches something. */
export const THREAD_CARD = [
  'Blanco',
  'Crudo',
  'Marfil',
  'Beige',
  'Arena',
  'Camel',
  'Tostado',
  'Marrón',
  'Chocolate',
  'Negro',
  'Gris perla',
  'Gris',
  'Gris oscuro',
  'Amarillo limon',
  'Amarillo',
  'Mostaza',
  'Naranja',
  'Coral',
  'Salmón',
  'Rosa bebé',
  'Rosa',
  'Rosa viejo',
  'Fucsia',
  'Magenta',
  'Rojo',
  'Carmín',
  'Bordó',
  'Uva',
  'Violeta',
  'Lila',
  'Lavanda',
  'Celeste',
  'Turquesa',
  'Aqua',
  'Azul francia',
  'Azul',
  'Azul marino',
  'Jean',
  'Verde agua',
  'Verde manzana',
  'Verde bandera',
  'Verde botella',
  'Verde militar',
] as const;
