import { cordOnCard, cordReel, cordSet, hank, hoodCords, shoelaces } from '../illustrations/kinds/cord.ts';
import { yarnBall } from '../illustrations/kinds/yarn.ts';
import type { Looks } from './look.ts';

// What the models of the set are called: vivid, pastel and earthy colours.
const SETS = [
  [
    '#CE1B2B',
    '#EE7B22',
    '#F6CB2E',
    '#86BC3C',
    '#13804A',
    '#1DA7B0',
    '#1D5AC4',
    '#6B3D8F',
    '#D3216F',
    '#F0705A',
    '#17264D',
    '#F4E94A',
  ],
  [
    '#F6CBD0',
    '#F4A58A',
    '#F5EBCF',
    '#AEDCC4',
    '#7FD6CF',
    '#A9D0EA',
    '#CFC3E6',
    '#B59AD0',
    '#EFE6D2',
    '#EA8FA6',
    '#DCC7A3',
    '#CFCFCF',
  ],
  [
    '#CDB48B',
    '#B98A52',
    '#9A6A3C',
    '#6B432B',
    '#482C20',
    '#5B6236',
    '#CF9A1E',
    '#C98A8C',
    '#6B1428',
    '#94979C',
    '#EFE6D2',
    '#124234',
  ],
] as const;

const setOf = (count: number, turn: number) => {
  const colours = SETS[turn % SETS.length] ?? SETS[0];
  const more = SETS[(turn + 1) % SETS.length] ?? SETS[0];
  return [...colours, ...more].slice(0, count);
};

export const CORD_LOOKS: Looks = {
  'Cordones de zapatilla {forma} {largo}': ({ share, choose }) => ({
    drawing: shoelaces({
      length: share('largo'),
      shape: choose('forma', { chatos: 'flat', ovalados: 'oval', redondos: 'round' } as const),
    }),
  }),
  'Cordones de {calzado} {largo}': ({ share, choose }) => ({
    drawing: shoelaces({
      length: share('largo'),
      shape: choose('calzado', {
        borcego: 'round',
        'zapato encerado': 'waxed',
        'botín de fútbol': 'flat',
        patín: 'oval',
      } as const),
      tip: '#7A6242',
    }),
  }),
  'Cordón de capucha {grosor} × {largo}': ({ number, share }) => ({
    drawing: hank({ thickness: number('grosor'), length: share('largo'), make: 'braided' }),
  }),
  'Cordón de capucha con punteras {largo} {cantidad}': ({ number, share }) => ({
    drawing: hoodCords({ count: number('cantidad'), length: share('largo') }),
  }),
  'Cola de ratón {grosor} × {largo}': ({ number, share }) => ({
    drawing: hank({ thickness: number('grosor') * 1.6, length: share('largo'), make: 'smooth' }),
  }),
  'Surtido de cola de ratón {grosor} {cantidad}': ({ number, turn }) => ({
    drawing: cordSet({ colours: setOf(number('cantidad'), turn), thickness: number('grosor') }),
    tints: ['blanco', 'negro', 'gris', 'crudo', 'negro', 'blanco', 'gris', 'azul-marino'],
  }),
  'Cordón de algodón {torsion} {grosor} × {largo}': ({ number, share, choose }) => ({
    drawing: hank({
      thickness: number('grosor'),
      length: share('largo'),
      make: choose('torsion', { trenzado: 'braided', torcido: 'twisted' } as const),
    }),
  }),
  'Trapillo de algodón {peso} {tipo}': ({ share }) => ({
    drawing: yarnBall({ strand: 20 + share('tipo') * 14, size: share('peso') }),
  }),
  'Cordón encerado {material} {grosor} × {largo}': ({ number, share, text }) => ({
    drawing: cordOnCard({
      thickness: 6 + number('grosor') * 5,
      length: share('largo'),
      isTwisted: text('material') === 'de algodón',
    }),
  }),
  'Cordón encerado de color {grosor} × {largo}': ({ number, share }) => ({
    drawing: cordReel({ thickness: number('grosor') * 1.5, length: share('largo'), make: 'smooth' }),
  }),
};
