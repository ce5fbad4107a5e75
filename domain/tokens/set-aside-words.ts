/** Words that say nothing of what is searched (FIND-001). */
const SMALL_WORDS = new Set(
  (
    'a al c con de del e el en es la las le lo los me mi o p para por q que s se si su te un una unas unos uno x y ya ' +
    // What people write around a thing.
    'algo algun alguna alguno ando bueno buen buena buenas buenos busca buscando busco consulta consulto dia dias ' +
    'disponible esta este esto favor gracias hay hola holaa holis merceria muchas mucho necesitamos necesitaria necesito noches ' +
    'podes podras porfa porfis precio precios puede puedo quería queria quiero quisiera stock tarde tardes tendran ' +
    'tendras tenes tengan tienen tiene vende venden vendes'
  ).split(' '),
);

/** Words that are found where they stand, and missed by nobody: amounts, and what most things are for. */
const WEAK_WORDS = new Set(
  (
    'color colores confeccion coser costura docena docenas marca media medida metro metros mt mts modelo numero par ' +
    'pares paquete ropa talle tamano tela telas tipo unidad unidades dos tres cuatro cinco seis siete ocho nueve diez ' +
    'doce quince veinte treinta cuarenta cincuenta cien'
  ).split(' '),
);

export function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word);
}

export function isWeak(word: string): boolean {
  return WEAK_WORDS.has(word);
}
