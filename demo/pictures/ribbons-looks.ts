import { biasTape } from '../illustrations/kinds/binding-tapes.ts';
import { bagHandles, ribbonRoll } from '../illustrations/kinds/ribbon.ts';
import type { Looks } from './look.ts';

// The trade's numbers for ribbon, in millimetres.
const NUMBERED = {
  'N.º 0': 3,
  'N.º 1': 6,
  'N.º 2': 10,
  'N.º 3': 15,
  'N.º 5': 22,
  'N.º 9': 38,
  'N.º 12': 50,
} as const;

export const RIBBON_LOOKS: Looks = {
  'Cinta de raso {ancho} × {largo}': ({ choose, share }) => ({
    drawing: ribbonRoll({ width: choose('ancho', NUMBERED), length: share('largo'), trim: 'satin' }),
  }),
  'Cinta de raso doble faz {ancho} × {largo}': ({ number, share }) => ({
    drawing: ribbonRoll({ width: number('ancho'), length: share('largo'), trim: 'doubleSatin' }),
  }),
  'Cinta de raso estampada {dibujo} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: ribbonRoll({
      width: number('ancho'),
      length: share('largo'),
      trim: choose('dibujo', { lunares: 'dotted', flores: 'flowered', corazones: 'hearts' } as const),
    }),
    accent: '#FFFDF6',
  }),
  'Bies de {tela} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: biasTape({
      width: number('ancho'),
      length: share('largo'),
      cloth: choose('tela', {
        algodón: 'cotton',
        raso: 'satin',
        popelina: 'poplin',
        lycra: 'lycra',
      } as const),
    }),
  }),
  'Bies {dibujo} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: biasTape({
      width: number('ancho'),
      length: share('largo'),
      cloth: choose('dibujo', {
        'a lunares': 'dots',
        'a cuadritos': 'checks',
        'a rayas': 'stripes',
        floreado: 'flowers',
      } as const),
    }),
    accent: '#FFFDF6',
  }),
  'Cinta hilera {material} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: ribbonRoll({
      width: number('ancho'),
      length: share('largo'),
      trim: choose('material', { 'de algodón': 'twill', 'de poliéster': 'grosgrain' } as const),
    }),
  }),
  'Cinta mochilera {material} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: ribbonRoll({
      width: number('ancho'),
      length: share('largo'),
      trim: choose('material', {
        'de polipropileno': 'webbing',
        'de nylon': 'stripedWebbing',
        'de algodón': 'twill',
      } as const),
    }),
  }),
  'Manija para bolso {material} {largo}': ({ share, choose }) => ({
    drawing: bagHandles({
      length: share('largo'),
      kind: choose('material', {
        'mochilera con cuerina': 'leather',
        'de algodón acolchada': 'padded',
        trenzada: 'plaited',
      } as const),
    }),
    accent: '#F3EBD8',
  }),
  'Cinta gross {ancho} × {largo}': ({ number, share }) => ({
    drawing: ribbonRoll({ width: number('ancho'), length: share('largo'), trim: 'grosgrain' }),
  }),
  'Cinta gross {dibujo} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: ribbonRoll({
      width: number('ancho'),
      length: share('largo'),
      trim: choose('dibujo', {
        rayada: 'stripedGrosgrain',
        'a lunares': 'dottedGrosgrain',
        tricolor: 'tricolour',
        argentina: 'argentine',
      } as const),
    }),
    tints: choose('dibujo', {
      rayada: ['azul-marino', 'bordo', 'verde-botella'],
      'a lunares': ['rojo', 'fucsia', 'azul-francia'],
      tricolor: ['blanco'],
      argentina: ['blanco'],
    }),
    accent: '#FFFDF6',
  }),
  'Cinta reflectiva {base} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: ribbonRoll({
      width: number('ancho'),
      length: share('largo'),
      trim: choose('base', {
        'para coser': 'reflective',
        termoadhesiva: 'reflectiveOnly',
        'con base flúor': 'reflective',
        ignífuga: 'reflectiveNarrow',
      } as const),
    }),
  }),
  'Vivo reflectivo {ancho} × {largo}': ({ number, share }) => ({
    drawing: ribbonRoll({ width: number('ancho') + 3, length: share('largo'), trim: 'piping' }),
  }),
};
