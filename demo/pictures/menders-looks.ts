import { interliningBolt } from '../illustrations/kinds/interlining.ts';
import { denimPatchSet, patchPair, singleDenimPatch } from '../illustrations/kinds/patches.ts';
import { ribbonRoll } from '../illustrations/kinds/ribbon.ts';
import type { Looks } from './look.ts';

const CLOTHS = {
  corderoy: 'corduroy',
  gabardina: 'twill',
  jean: 'denim',
  'gamuza sintética': 'suede',
  cuerina: 'leather',
  cuero: 'leather',
} as const;

const PALE = ['#A9D0EA', '#8FB3D6', '#6E95BD', '#BFD6E8'];
const DARK = ['#17264D', '#27406B', '#2A2A30', '#3B5478'];

/** '15 × 40 cm' as its two numbers. */
function measures(text: string): { readonly width: number; readonly height: number } {
  const [width = 10, height = 12] = text.match(/\d+/g)?.map(Number) ?? [];
  return { width, height };
}

export const MENDER_LOOKS: Looks = {
  'Rodilleras de {material} {talle}': ({ share, choose }) => ({
    drawing: patchPair({
      cloth: choose('material', CLOTHS),
      shape: 'knee',
      size: share('talle'),
      isPunched: false,
    }),
  }),
  'Rodilleras infantiles {motivo} {talle}': ({ share, choose }) => ({
    drawing: patchPair({
      cloth: 'denim',
      shape: 'knee',
      size: share('talle'),
      isPunched: false,
      emblem: choose('motivo', {
        estrella: 'star',
        auto: 'car',
        dino: 'dinosaur',
        corazón: 'heart',
        gatito: 'cat',
      } as const),
    }),
    tints: ['jean', 'azul-marino', 'celeste', 'rosa', 'gris', 'verde-agua', 'lila', 'jean'],
    accent: '#E0A526',
  }),
  'Pitucones de {material} {medida}': ({ share, choose }) => ({
    drawing: patchPair({ cloth: choose('material', CLOTHS), shape: 'oval', size: share('medida') }),
  }),
  'Pitucones termoadhesivos {medida}': ({ share }) => ({
    drawing: patchPair({ cloth: 'suede', shape: 'oval', size: share('medida'), isPunched: false }),
  }),
  'Parche de jean {terminacion} {medida}': ({ text, choose }) => ({
    drawing: singleDenimPatch({
      ...measures(text('medida')),
      finish: choose('terminacion', {
        termoadhesivo: 'ironOn',
        'para coser': 'sewOn',
        gastado: 'worn',
        'con costura a la vista': 'topstitched',
      } as const),
    }),
    accent: '#E0A526',
  }),
  'Set de parches de jean {cantidad}': ({ number, turn }) => ({
    drawing: denimPatchSet({
      count: number('cantidad'),
      tones: [PALE, DARK, [...PALE.slice(0, 2), ...DARK.slice(0, 2)]][turn % 3] ?? PALE,
    }),
    tints: ['jean'],
    accent: '#E0A526',
  }),
  'Entretela {tipo} {peso} × {largo}': ({ share, choose }) => ({
    drawing: interliningBolt({
      kind: choose('tipo', { fliselina: 'fusible', tejida: 'woven', 'de punto': 'knit' } as const),
      weight: share('peso'),
      length: share('largo'),
    }),
    accent: '#A3132F',
  }),
  'Guata {gramaje} × {largo}': ({ share }) => ({
    drawing: interliningBolt({ kind: 'wadding', weight: share('gramaje'), length: share('largo') }),
    accent: '#244C9C',
  }),
  'Friselina para bordar {gramaje} × {largo}': ({ share }) => ({
    drawing: interliningBolt({ kind: 'stabiliser', weight: share('gramaje'), length: share('largo') }),
    accent: '#13804A',
  }),
  'Cinta ruedo termoadhesiva {ancho} × {largo}': ({ number, share }) => ({
    drawing: ribbonRoll({ width: number('ancho'), length: share('largo'), trim: 'adhesive' }),
  }),
  'Cinta sin fin para ruedo {ancho} × {largo}': ({ number, share }) => ({
    drawing: ribbonRoll({ width: number('ancho'), length: share('largo'), trim: 'hem' }),
  }),
};
