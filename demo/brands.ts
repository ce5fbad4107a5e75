import type { Face } from './illustrations/outline-text.ts';

/** How a brand writes its name: typeface, capitals, and letter spacing in em. */
type Wordmark = {
  readonly face: Face;
  readonly lettering: string;
  readonly letterSpacing: number;
};

export type DemoBrand = { readonly name: string; readonly slug: string; readonly wordmark: Wordmark };

/** Fourteen fictional makers. */
export const DEMO_BRANDS = [
  brand('Costurina', 'costurina', { face: 'piazzolla-700', lettering: 'Costurina', letterSpacing: -0.02 }),
  brand('Dentón', 'denton', { face: 'archivo-900', lettering: 'DENTÓN', letterSpacing: 0.06 }),
  brand('Aurelia', 'aurelia', { face: 'piazzolla-400', lettering: 'AURELIA', letterSpacing: 0.22 }),
  brand('Tensa', 'tensa', { face: 'archivo-800', lettering: 'tensa', letterSpacing: -0.05 }),
  brand('La Ribera', 'la-ribera', { face: 'piazzolla-500', lettering: 'La Ribera', letterSpacing: 0 }),
  brand('Filo Sur', 'filo-sur', { face: 'archivo-700', lettering: 'FILO SUR', letterSpacing: 0.16 }),
  brand('Satén & Cía.', 'saten-y-cia', {
    face: 'piazzolla-800',
    lettering: 'Satén & Cía.',
    letterSpacing: -0.02,
  }),
  brand('Norte', 'norte', { face: 'archivo-600', lettering: 'NORTE', letterSpacing: 0.34 }),
  brand('Ovillar', 'ovillar', { face: 'piazzolla-900', lettering: 'ovillar', letterSpacing: -0.03 }),
  brand('Puntal', 'puntal', { face: 'archivo-900', lettering: 'Puntal', letterSpacing: -0.03 }),
  brand('Broche & Hijos', 'broche-y-hijos', {
    face: 'piazzolla-600',
    lettering: 'BROCHE & HIJOS',
    letterSpacing: 0.1,
  }),
  brand('Telar del Litoral', 'telar-del-litoral', {
    face: 'piazzolla-500',
    lettering: 'telar del litoral',
    letterSpacing: 0.01,
  }),
  brand('Maquinola', 'maquinola', { face: 'archivo-800', lettering: 'MAQUINOLA', letterSpacing: 0.02 }),
  brand('Cinta Alba', 'cinta-alba', { face: 'archivo-400', lettering: 'cinta alba', letterSpacing: 0.08 }),
] as const satisfies readonly DemoBrand[];

export type BrandName = (typeof DEMO_BRANDS)[number]['name'];

function brand<Name extends string>(name: Name, slug: string, wordmark: Wordmark) {
  return { name, slug, wordmark };
}
