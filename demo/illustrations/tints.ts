import { COLOURS } from '#domain/products/colours.ts';

/** Materials besides the shop's 48 colours. */
const MATERIALS: Readonly<Record<string, string>> = {
  crema: '#EDE8DC',
  menta: '#A9CDBE',
  perla: '#DDE3E2',
  niquel: '#C3C7CF',
  laton: '#C9A45C',
  cobre: '#B87349',
  bronce: '#7A6242',
  cuero: '#5E3A28',
  madera: '#C99A62',
  tinta: '#20283F',
};

const METALS: ReadonlySet<string> = new Set(['niquel', 'laton', 'cobre', 'bronce', 'plata', 'oro']);

export const isMetal = (tint: string): boolean => METALS.has(tint);

const HEX = new Map([...COLOURS.map(({ slug, hex }) => [slug, hex] as const), ...Object.entries(MATERIALS)]);

/** `#rrggbb` of a colour's slug or of a material. @throws RangeError */
export function hexOf(tint: string): string {
  const hex = HEX.get(tint);
  if (hex === undefined) throw new RangeError(`no such tint: ${tint}`);
  return hex;
}
