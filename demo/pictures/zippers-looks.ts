import { elasticRoll } from '../illustrations/kinds/elastic.ts';
import { closedZipper, openZipper, pullTabs, sliders } from '../illustrations/kinds/zipper.ts';
import type { Looks } from './look.ts';

const NICKEL = '#C3C7CF';
const BRASS = '#C9A45C';
const BRONZE = '#7A6242';

/** '1 m' and '1,20 m' among centimetres. */
const centimetres = (text: string, number: number) => (text.endsWith(' m') ? number * 100 : number);

const TILTS = [-16, 14, -24, 20];
const tilted = (turn: number) => TILTS[turn % TILTS.length] ?? -16;

const CHAINS = { 'N.º 3': 24, 'N.º 5': 31, 'N.º 8': 39, 'N.º 10': 46 } as const;
const SLIDER_SIZES = { 'N.º 3': 0.66, 'N.º 5': 0.78, 'N.º 8': 0.9, 'N.º 10': 1 } as const;

export const ZIPPER_LOOKS: Looks = {
  'Cierre común de poliéster {largo}': ({ number }) => ({
    drawing: closedZipper({ length: number('largo'), teeth: 'coil', metal: null }),
  }),
  'Cierre común reforzado N.º 5 {largo}': ({ number, text }) => ({
    drawing: closedZipper({
      length: centimetres(text('largo'), number('largo')),
      teeth: 'coil',
      metal: null,
      weight: 1.3,
    }),
  }),
  'Cierre desmontable {diente} {largo}': ({ choose, share, turn }) => ({
    drawing: openZipper({
      length: share('largo'),
      tilt: tilted(turn),
      teeth: choose('diente', { 'de espiral': 'coil', 'de diente plástico': 'plastic' } as const),
      metal: null,
    }),
  }),
  'Cierre desmontable doble carro {largo}': ({ share, turn }) => ({
    drawing: openZipper({
      length: share('largo'),
      tilt: tilted(turn),
      teeth: 'plastic',
      metal: null,
      sliders: 2,
    }),
  }),
  'Cierre invisible {largo}': ({ number }) => ({
    drawing: closedZipper({ length: number('largo'), teeth: 'hidden', metal: null, weight: 0.9 }),
  }),
  'Cierre invisible con puntilla {largo}': ({ number }) => ({
    drawing: closedZipper({ length: number('largo'), teeth: 'hidden', metal: null, isLace: true }),
  }),
  'Cierre metálico {refuerzo} {largo}': ({ number, choose }) => ({
    drawing: closedZipper({
      length: number('largo'),
      teeth: 'metal',
      metal: BRASS,
      weight: choose('refuerzo', { fino: 0.9, estándar: 1.1, reforzado: 1.35 }),
    }),
  }),
  'Cierre metálico desmontable {acabado} {largo}': ({ choose, share, turn }) => ({
    drawing: openZipper({
      length: share('largo'),
      tilt: tilted(turn),
      teeth: 'metal',
      metal: choose('acabado', { níquel: NICKEL, oro: BRASS, 'bronce viejo': BRONZE }),
    }),
  }),
  'Cierre por metro {cadena} × {largo}': ({ choose, share }) => ({
    drawing: elasticRoll({ width: choose('cadena', CHAINS), length: share('largo'), weave: 'chain' }),
  }),
  'Cierre por metro fantasía {dibujo} × {largo}': ({ choose, share }) => ({
    drawing: elasticRoll({
      width: 34,
      length: share('largo') * 0.6,
      weave: choose('dibujo', {
        arcoíris: 'rainbowChain',
        metalizado: 'metalChain',
        'con brillo': 'lurexChain',
      } as const),
    }),
  }),
  'Deslizadores {cadena} {tipo} {cantidad}': ({ choose, number, text }) => ({
    drawing: sliders({
      count: number('cantidad'),
      size: choose('cadena', SLIDER_SIZES),
      pull: choose('tipo', { 'de espiral': 'tab', 'de metal': 'rubber', 'doble carro': 'tab' } as const),
      isDouble: text('tipo') === 'doble carro',
    }),
    tints: ['niquel', 'negro', 'laton'],
  }),
  'Tiradores para cierre {material} {cantidad}': ({ choose, number }) => ({
    drawing: pullTabs({
      count: number('cantidad'),
      material: choose('material', {
        'de cordón': 'cord',
        'de goma': 'rubber',
        'de metal': 'metal',
        'de cuero': 'leather',
      } as const),
    }),
    tints: choose('material', {
      'de cordón': ['rojo', 'azul-francia', 'negro'],
      'de goma': ['negro'],
      'de metal': ['niquel', 'laton'],
      'de cuero': ['cuero'],
    }),
    accent: '#E7D9BE',
  }),
};
