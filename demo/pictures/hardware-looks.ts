import { buckle, plasticBuckles } from '../illustrations/kinds/buckles.ts';
import { buttons } from '../illustrations/kinds/buttons.ts';
import { eyeletKit, eyelets } from '../illustrations/kinds/eyelets.ts';
import { hooks, strapRings, strapSliders } from '../illustrations/kinds/rings-and-hooks.ts';
import { plasticSnaps, rivetSnaps, sewnSnaps } from '../illustrations/kinds/snaps.ts';
import type { Looks } from './look.ts';

// In the order of the models: nickel, old bronze, gold, black.
const FINISHES = ['niquel', 'bronce', 'laton', 'negro'];

const STRAPS = ['#5E3A28', '#9A6A3C', '#2A2A30', '#6B432B', '#17264D', '#B98A52'];

const SNAP_COLOURS = [
  ['#FBFAF5'],
  ['#A9D0EA'],
  ['#EA8FA6'],
  ['#CE1B2B', '#F6CB2E', '#13804A', '#1D5AC4', '#FBFAF5', '#D3216F'],
];

export const HARDWARE_LOOKS: Looks = {
  'Hebilla {forma} {ancho}': ({ share, choose, turn }) => ({
    drawing: buckle({
      size: share('ancho'),
      strap: STRAPS[turn % STRAPS.length] ?? '#5E3A28',
      shape: choose('forma', {
        rectangular: 'rectangle',
        ovalada: 'oval',
        redonda: 'round',
        'doble diente': 'double',
      } as const),
    }),
    tints: FINISHES.slice(0, 3),
  }),
  'Hebilla plástica {tipo} {ancho} {cantidad}': ({ number, share, choose }) => ({
    drawing: plasticBuckles({
      count: number('cantidad'),
      size: share('ancho'),
      kind: choose('tipo', {
        'de trabado lateral': 'release',
        regulador: 'slider',
        'curva con silbato': 'whistle',
      } as const),
    }),
  }),
  'Broches a presión para coser {diametro} {cantidad}': ({ number, share }) => ({
    drawing: sewnSnaps({ count: number('cantidad'), size: share('diametro') }),
    tints: ['niquel', 'negro'],
  }),
  'Broches a presión para remachar {linea} {cantidad}': ({ number, share }) => ({
    drawing: rivetSnaps({ count: number('cantidad'), size: share('linea') }),
    tints: FINISHES,
  }),
  'Broches plásticos T5 {cantidad}': ({ number, text, turn }) => ({
    drawing: plasticSnaps({
      count: number('cantidad'),
      size: 0.8,
      colours: SNAP_COLOURS[turn % SNAP_COLOURS.length] ?? [],
      hasPliers: text('cantidad').includes('pinza'),
    }),
    tints: ['blanco', 'celeste', 'rosa', 'gris'],
    accent: '#244C9C',
  }),
  'Ganchos y presillas {medida} {cantidad}': ({ number, share }) => ({
    drawing: hooks({ count: number('cantidad'), size: share('medida'), use: 'eye' }),
    tints: ['niquel', 'negro'],
  }),
  'Ganchos para {uso} {cantidad}': ({ number, choose }) => ({
    drawing: hooks({
      count: number('cantidad'),
      size: 0.9,
      use: choose('uso', {
        'pantalón, de remachar': 'rivetTrouser',
        'pantalón, de coser': 'trouser',
        cortina: 'curtain',
        corpiño: 'bra',
        'tapado de piel': 'fur',
      } as const),
    }),
    tints: ['niquel', 'negro', 'bronce'],
  }),
  'Argolla {forma} {medida} {cantidad}': ({ number, share, choose }) => ({
    drawing: strapRings({
      count: number('cantidad'),
      size: share('medida'),
      shape: choose('forma', {
        redonda: 'round',
        'media luna': 'half',
        cuadrada: 'square',
        'con mosquetón': 'clip',
      } as const),
    }),
    tints: FINISHES,
  }),
  'Reguladores y argollas para bretel {ancho} {cantidad}': ({ number, share }) => ({
    drawing: strapSliders({ count: number('cantidad'), size: share('ancho') }),
    tints: ['perla', 'blanco', 'negro', 'laton'],
  }),
  'Botones {tipo} {linea} {cantidad}': ({ number, share, choose }) => ({
    drawing: buttons({
      count: number('cantidad'),
      size: share('linea'),
      kind: choose('tipo', {
        'de camisa': 'shirt',
        'de 4 agujeros': 'fourHoles',
        'de 2 agujeros': 'twoHoles',
        'con pie': 'shank',
      } as const),
    }),
  }),
  'Botones de {material} {diametro} {cantidad}': ({ number, share, choose }) => ({
    drawing: buttons({
      count: number('cantidad'),
      size: share('diametro'),
      kind: choose('material', {
        madera: 'wood',
        coco: 'coconut',
        nácar: 'pearl',
        'símil asta': 'horn',
        tagua: 'tagua',
      } as const),
    }),
  }),
  'Ojalillos con arandela {numero} {cantidad}': ({ number, share }) => ({
    drawing: eyelets({ count: number('cantidad'), size: share('numero') }),
    tints: FINISHES,
  }),
  'Kit de ojalillos {diametro} con {herramienta}': ({ share, choose }) => ({
    drawing: eyeletKit({
      size: share('diametro'),
      tool: choose('herramienta', {
        sacabocado: 'punch',
        pinza: 'pliers',
        'pinza y estuche': 'pliersAndCase',
      } as const),
    }),
    tints: ['niquel', 'laton', 'bronce'],
    accent: '#CE1B2B',
  }),
};
