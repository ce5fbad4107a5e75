import { industrialMachine } from '../illustrations/kinds/industrial-machine.ts';
import { industrialOverlock } from '../illustrations/kinds/industrial-overlock.ts';
import type { Drive } from '../illustrations/kinds/machine-parts.ts';
import type { Facts } from './facts.ts';
import type { Looks } from './look.ts';

const TRIMS = ['#244C9C', '#A3132F', '#13804A', '#CF9A1E', '#6B3D8F', '#1DA7B0', '#F0705A', '#17264D'];
const trim = (turn: number) => TRIMS[turn % TRIMS.length] ?? '#244C9C';

const TINTS = ['perla', 'crema', 'blanco', 'celeste', 'menta', 'gris-perla', 'arena', 'lavanda'];
const DARK_TINTS = [
  'verde-botella',
  'tinta',
  'azul-marino',
  'gris-oscuro',
  'verde-militar',
  'chocolate',
  'jean',
  'bordo',
];

const driveOf = ({ choose }: Facts): Drive =>
  choose('mesa', {
    'sin mesa': 'none',
    'con mesa y motor': 'clutch',
    'con mesa y motor servo': 'servo',
  } as const);

export const INDUSTRIAL_LOOKS: Looks = {
  'Recta industrial {serie} {mesa}': (facts) => ({
    drawing: industrialMachine({
      head: facts.choose('serie', { 'RI-8700': 'common', 'RI-8900': 'slim', 'RI-9100': 'heavy' } as const),
      name: facts.text('serie'),
      drive: driveOf(facts),
      panel: facts.text('mesa').endsWith('servo') ? 'speed' : 'dial',
      speed: '4500',
    }),
    tints: TINTS,
    accent: trim(facts.turn),
  }),
  'Recta electrónica {serie} {funcion}': ({ text, turn, choose }) => ({
    drawing: industrialMachine({
      head: choose('serie', { 'RE-200': 'slim', 'RE-400': 'common', 'RE-600': 'slim' } as const),
      name: text('serie'),
      drive: 'servo',
      panel: 'touch',
      speed: '5000',
    }),
    tints: ['blanco', 'perla', 'menta', 'crema', 'celeste', 'gris-perla', 'blanco', 'arena'],
    accent: trim(turn + 2),
  }),
  'Overlock industrial {serie} {hilos} {mesa}': (facts) => ({
    drawing: industrialOverlock({
      seam: 'overlock',
      name: facts.text('serie'),
      threads: facts.number('hilos'),
      drive: driveOf(facts),
    }),
    tints: TINTS,
    accent: trim(facts.turn + 1),
  }),
  'Overlock electrónica {serie} {hilos}': ({ text, number, turn }) => ({
    drawing: industrialOverlock({
      seam: 'overlock',
      name: text('serie'),
      threads: number('hilos'),
      drive: 'servo',
      isElectronic: true,
    }),
    tints: ['blanco', 'perla', 'crema', 'celeste', 'menta', 'blanco', 'gris-perla', 'perla'],
    accent: trim(turn + 3),
  }),
  'Collareta industrial {base} {serie} {agujas}': ({ text, number, turn }) => ({
    drawing: industrialOverlock({
      seam: 'cover',
      name: text('serie'),
      threads: 5,
      needles: number('agujas'),
      isCylinder: text('base') === 'base cilíndrica',
      drive: 'clutch',
    }),
    tints: ['menta', 'perla', 'crema', 'celeste', 'blanco', 'gris-perla', 'arena', 'menta'],
    accent: trim(turn + 4),
  }),
  'Tapacostura {serie} {uso}': ({ text, choose, turn }) => ({
    drawing: industrialOverlock({
      seam: 'cover',
      name: text('serie'),
      threads: 5,
      needles: 3,
      drive: 'servo',
      attachment: choose('uso', {
        'para ribetear': 'binder',
        'para elástico': 'elastic',
        'para ruedo automático': 'hemmer',
      } as const),
    }),
    tints: TINTS,
    accent: trim(turn + 5),
  }),
  'Recta y zig zag industrial {serie} {mesa}': (facts) => ({
    drawing: industrialMachine({
      head: facts.choose('serie', { 'ZZ-20U': 'common', 'ZZ-457': 'slim', 'ZZ-652': 'heavy' } as const),
      name: facts.text('serie'),
      drive: driveOf(facts),
      panel: 'dial',
      speed: '2000',
      seam: 'zigzag',
    }),
    tints: ['crema', 'menta', 'perla', 'arena', 'celeste', 'blanco', 'crema', 'gris-perla'],
    accent: trim(facts.turn + 6),
  }),
  'Zig zag de tres puntos {serie} {funcion}': ({ text, choose, turn }) => ({
    drawing: industrialMachine({
      head: choose('serie', { 'Z3-130': 'slim', 'Z3-280': 'common' } as const),
      name: text('serie'),
      drive: choose('funcion', {
        mecánica: 'clutch',
        'con motor servo': 'servo',
        electrónica: 'servo',
      } as const),
      panel: choose('funcion', {
        mecánica: 'dial',
        'con motor servo': 'speed',
        electrónica: 'touch',
      } as const),
      speed: '3000',
      seam: 'threeStep',
      work: 'lycra',
    }),
    tints: TINTS,
    accent: trim(turn + 7),
  }),
  'Recta doble arrastre {serie} {mesa}': (facts) => ({
    drawing: industrialMachine({
      head: 'heavy',
      name: facts.text('serie'),
      drive: driveOf(facts),
      panel: 'dial',
      speed: '2200',
      feed: 'walking',
      work: 'denim',
    }),
    tints: ['perla', 'verde-botella', 'crema', 'jean', 'gris-perla', 'tinta', 'menta', 'arena'],
    accent: trim(facts.turn + 3),
  }),
  'Dos agujas doble arrastre {serie} separación {separacion}': ({ text, turn }) => ({
    drawing: industrialMachine({
      head: 'heavy',
      name: text('serie'),
      drive: 'servo',
      panel: 'speed',
      speed: '3000',
      feed: 'walking',
      needles: 2,
      seam: 'double',
      work: 'denim',
    }),
    tints: TINTS,
    accent: trim(turn + 1),
  }),
  'Triple arrastre {base} {serie} {mesa}': (facts) => ({
    drawing: industrialMachine({
      head: 'heavy',
      name: facts.text('serie'),
      drive: driveOf(facts),
      panel: 'dial',
      speed: '2200',
      feed: 'triple',
      work: 'leather',
      isOnArm: facts.text('base') === 'brazo',
    }),
    tints: DARK_TINTS,
    accent: trim(facts.turn + 3),
  }),
  'Triple arrastre pesada {serie} {uso}': ({ text, choose, turn }) => ({
    drawing: industrialMachine({
      head: 'heavy',
      name: text('serie'),
      drive: 'servo',
      panel: 'speed',
      speed: '800',
      feed: 'triple',
      isOnArm: text('serie') === 'TP-441',
      ...choose('uso', {
        'para talabartería': { work: 'leather', seam: 'straight' },
        'para lonas y toldos': { work: 'canvas', seam: 'double' },
        'para arneses': { work: 'leather', seam: 'double' },
      } as const),
    }),
    tints: DARK_TINTS.toReversed(),
    accent: trim(turn + 3),
  }),
};
