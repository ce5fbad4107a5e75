import { hookSet, singleHook } from '../illustrations/kinds/crochet-hooks.ts';
import { handNeedles, needleSet } from '../illustrations/kinds/hand-needles.ts';
import { circularNeedle, knittingNeedles } from '../illustrations/kinds/knitting-needles.ts';
import { needleCards, needlePackets, twinNeedle } from '../illustrations/kinds/machine-needles.ts';
import { pinCushion } from '../illustrations/kinds/pin-cushion.ts';
import { pins, safetyPins } from '../illustrations/kinds/pins.ts';
import type { Looks } from './look.ts';

const CARD_TINTS = ['carmin', 'azul', 'verde-botella', 'mostaza', 'uva', 'azul-marino', 'bordo', 'turquesa'];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The number that the pack's models begin with, printed on the card. */
const SIZES = ['70/10', '80/12', '90/14', '100/16'];
const sizeOf = (turn: number) => SIZES[turn % SIZES.length] ?? '90/14';

export const NEEDLE_LOOKS: Looks = {
  'Agujas universales 130/705 H {cantidad}': ({ number, turn }) => ({
    drawing: needleCards({ title: 'Universal', subtitle: sizeOf(turn), count: number('cantidad') }),
    tints: CARD_TINTS,
    accent: '#E8B53D',
  }),
  'Agujas para {tela} 130/705 {cantidad}': ({ number, text, turn }) => ({
    drawing: needleCards({
      title: capitalised(text('tela').replace('hilos metalizados', 'Metalizados')),
      subtitle: ['75/11', '90/14', '100/16'][turn % 3] ?? '90/14',
      count: number('cantidad'),
    }),
    tints: ['azul', 'turquesa', 'jean', 'chocolate', 'violeta', 'fucsia', 'gris-oscuro', 'verde-bandera'],
    accent: '#F3EBD8',
  }),
  'Aguja doble {separacion} {uso}': ({ number, text }) => ({
    drawing: twinNeedle({ separation: number('separacion'), title: text('separacion') }),
    tints: CARD_TINTS,
  }),
  'Agujas industriales {sistema} {cantidad}': ({ number, text }) => ({
    drawing: needlePackets({
      system: /^(UY 128|\S+)/.exec(text('sistema'))?.[0] ?? '',
      count: number('cantidad'),
    }),
    tints: CARD_TINTS,
  }),
  'Agujas industriales titanizadas {sistema} × 10': ({ text }) => ({
    drawing: needlePackets({ system: text('sistema'), count: 10, isGold: true }),
    tints: ['negro', 'azul-marino', 'verde-botella', 'bordo', 'gris-oscuro', 'uva', 'tinta', 'chocolate'],
  }),
  'Agujas de coser a mano {tipo} {cantidad}': ({ number, choose }) => ({
    drawing: handNeedles({
      count: number('cantidad'),
      ...choose('tipo', {
        afiladas: { title: 'Afiladas', length: 196 },
        semilargas: { title: 'Semilargas', length: 210 },
        'de ojo grande': { title: 'Ojo grande', length: 190, eye: 30 },
        'para bordar': { title: 'De bordar', length: 180, eye: 26 },
        'de lanera': { title: 'Laneras', length: 200, eye: 34 },
        betweens: { title: 'Betweens', length: 150 },
      }),
    }),
    tints: ['carmin', 'azul', 'verde-botella', 'uva', 'azul-marino', 'bordo', 'mostaza', 'jean'],
    accent: '#F3D9A0',
  }),
  'Set de agujas {uso} con enhebrador': ({ choose }) => ({
    drawing: needleSet({
      ...choose('uso', {
        'para tapicería': { kind: 'upholstery', title: 'Tapicería' },
        curvas: { kind: 'curved', title: 'Curvas' },
        'para cuero': { kind: 'leather', title: 'Cuero' },
        'de autoenhebrado': { kind: 'selfThreading', title: 'Sin enhebrar' },
        'para lana': { kind: 'wool', title: 'Lana' },
        'de viaje': { kind: 'travel', title: 'De viaje' },
      } as const),
    }),
    tints: CARD_TINTS,
    accent: '#CE1B2B',
  }),
  'Agujas de tejer {material} {largo}': ({ share, choose, turn }) => ({
    drawing: knittingNeedles({
      width: 8 + (turn % 4) * 2,
      length: share('largo'),
      isWood: choose('material', {
        plásticas: false,
        'de aluminio': false,
        'de bambú': true,
        'de abedul': true,
      }),
    }),
    tints: choose('material', {
      plásticas: ['fucsia', 'turquesa', 'verde-manzana'],
      'de aluminio': ['niquel', 'gris-perla', 'azul'],
      'de bambú': ['madera'],
      'de abedul': ['beige'],
    }),
    accent: '#CE1B2B',
  }),
  'Aguja circular {material} cable {largo}': ({ share, choose, turn }) => ({
    drawing: circularNeedle({
      width: 8 + (turn % 3) * 2,
      length: share('largo'),
      isWood: choose('material', { 'de aluminio': false, 'de bambú': true, intercambiable: false }),
    }),
    tints: choose('material', {
      'de aluminio': ['niquel', 'gris-perla'],
      'de bambú': ['madera'],
      intercambiable: ['violeta', 'turquesa', 'fucsia'],
    }),
    accent: ['#1DA7B0', '#CE1B2B', '#94979C', '#6B3D8F'][turn % 4] ?? '#CE1B2B',
  }),
  'Aguja de crochet {material}': ({ choose }) => ({
    drawing: singleHook({
      make: choose('material', {
        'de aluminio': 'aluminium',
        'con mango de goma': 'rubber',
        'de bambú': 'bamboo',
        'de acero para hilo': 'steel',
        'con luz': 'lit',
        ergonómica: 'ergonomic',
      } as const),
    }),
    tints: choose('material', {
      'de aluminio': ['fucsia', 'azul-francia'],
      'con mango de goma': ['turquesa', 'rojo'],
      'de bambú': ['madera'],
      'de acero para hilo': ['niquel'],
      'con luz': ['violeta', 'verde-manzana'],
      ergonómica: ['coral', 'azul'],
    }),
  }),
  'Set de crochet {piezas}': ({ number, choose }) => ({
    drawing: hookSet({
      count: number('piezas'),
      ...choose('piezas', {
        '× 5 agujas': { hooks: 5, hasCase: false },
        '× 8 agujas': { hooks: 8, hasCase: false },
        '× 12 agujas': { hooks: 12, hasCase: false },
        '× 22 piezas con estuche': { hooks: 12, hasCase: true },
        '× 45 piezas con estuche': { hooks: 16, hasCase: true },
      }),
    }),
    tints: ['fucsia', 'turquesa', 'mostaza', 'azul', 'rosa-viejo', 'verde-botella', 'violeta', 'rojo'],
  }),
  'Alfileres {cabeza} {cantidad}': ({ number, choose }) => ({
    drawing: pins({
      count: number('cantidad'),
      head: choose('cabeza', {
        'de cabeza plástica': 'plastic',
        'de cabeza de vidrio': 'glass',
        'de modista': 'plain',
        'de flor chata': 'flower',
        'extrafinos para seda': 'tiny',
      } as const),
    }),
    tints: ['azul', 'carmin', 'verde-botella', 'uva', 'jean', 'bordo', 'turquesa', 'azul-marino'],
  }),
  'Alfiletero {forma}': ({ choose }) => ({
    drawing: pinCushion(
      choose('forma', {
        'tomate clásico': 'tomato',
        'de muñeca': 'doll',
        magnético: 'magnetic',
        'tomate con frutilla': 'strawberry',
        'de imán con tapa': 'magnetBox',
      } as const),
    ),
    tints: choose('forma', {
      'tomate clásico': ['rojo', 'naranja'],
      'de muñeca': ['fucsia', 'celeste'],
      magnético: ['azul', 'turquesa'],
      'tomate con frutilla': ['carmin', 'rojo'],
      'de imán con tapa': ['violeta', 'verde-bandera'],
    }),
  }),
  'Alfileres de gancho {acabado} {cantidad}': ({ number, text, choose }) => ({
    drawing: safetyPins({ count: number('cantidad'), isCurved: text('acabado').startsWith('curvos') }),
    tints: choose('acabado', {
      niquelados: ['niquel'],
      dorados: ['laton'],
      negros: ['negro'],
      'curvos para quilting': ['niquel', 'cobre'],
    }),
  }),
};
