import { normalised } from '../text/normalised.ts';

export type Colour = {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
  readonly isFluorescent: boolean;
  readonly slug: string;
  /** The URL of the swatch image. */
  readonly path: string;
};

const FLUORESCENT = ' flúor';

// In the order of their ids, from 1.
const NAMES_AND_HEX = [
  ['Blanco', '#FBFAF5'],
  ['Crudo', '#EFE6D2'],
  ['Marfil', '#F5EBCF'],
  ['Beige', '#DCC7A3'],
  ['Arena', '#CDB48B'],
  ['Camel', '#B98A52'],
  ['Tostado', '#9A6A3C'],
  ['Marrón', '#6B432B'],
  ['Chocolate', '#482C20'],
  ['Negro', '#1B1B1F'],
  ['Gris perla', '#CFCFCF'],
  ['Gris', '#94979C'],
  ['Gris oscuro', '#55585F'],
  ['Plata', '#B8BDC4'],
  ['Oro', '#C79A3A'],
  ['Amarillo limon', '#F4E94A'],
  ['Amarillo', '#F6CB2E'],
  ['Mostaza', '#CF9A1E'],
  ['Naranja', '#EE7B22'],
  ['Coral', '#F0705A'],
  ['Salmón', '#F4A58A'],
  ['Rosa bebé', '#F6CBD0'],
  ['Rosa', '#EA8FA6'],
  ['Rosa viejo', '#C98A8C'],
  ['Fucsia', '#D3216F'],
  ['Magenta', '#B01768'],
  ['Rojo', '#CE1B2B'],
  ['Carmín', '#A3132F'],
  ['Bordó', '#6B1428'],
  ['Uva', '#562549'],
  ['Violeta', '#6B3D8F'],
  ['Lila', '#B59AD0'],
  ['Lavanda', '#CFC3E6'],
  ['Celeste', '#A9D0EA'],
  ['Turquesa', '#1DA7B0'],
  ['Aqua', '#7FD6CF'],
  ['Azul francia', '#1D5AC4'],
  ['Azul', '#244C9C'],
  ['Azul marino', '#17264D'],
  ['Jean', '#4B6A90'],
  ['Verde agua', '#AEDCC4'],
  ['Verde manzana', '#86BC3C'],
  ['Verde bandera', '#13804A'],
  ['Verde botella', '#124234'],
  ['Verde militar', '#5B6236'],
  ['Amarillo flúor', '#E9FF1F'],
  ['Rosa flúor', '#FF3D9A'],
  ['Verde flúor', '#3DFF4F'],
] as const;

/** The colours that a product may come in (DATA-007, DATA-009). */
export const COLOURS: readonly Colour[] = NAMES_AND_HEX.map(([name, hex], index) => {
  const id = index + 1;
  const slug = normalised(name).replaceAll(' ', '-');
  const isFluorescent = name.endsWith(FLUORESCENT);
  return { id, name, hex, isFluorescent, slug, path: `/colours/${id}-${slug}.webp` };
});

// Most products spell their colours exactly so. Normalising is slow, and a page looks up dozens.
const BY_NAME = new Map(
  COLOURS.flatMap((colour) => [colour.name, normalised(colour.name)].map((name) => [name, colour])),
);

/** The colour with this name, without case and accents; `null` for a name that the shop made up. */
export function colourNamed(name: string): Colour | null {
  return BY_NAME.get(name) ?? BY_NAME.get(normalised(name.trim())) ?? null;
}
