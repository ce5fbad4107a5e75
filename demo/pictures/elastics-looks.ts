import { cordReel, hank } from '../illustrations/kinds/cord.ts';
import { elasticRoll, kitButtons } from '../illustrations/kinds/elastic.ts';
import type { Looks } from './look.ts';

export const ELASTIC_LOOKS: Looks = {
  'Elástico chato {ancho} × {largo}': ({ number, share }) => ({
    drawing: elasticRoll({ width: number('ancho'), length: share('largo'), weave: 'plain' }),
  }),
  'Elástico chato de color {ancho} × {largo}': ({ number, share }) => ({
    drawing: elasticRoll({ width: number('ancho'), length: share('largo'), weave: 'plain' }),
  }),
  'Elástico reforzado para cintura {ancho} × {largo}': ({ number, share }) => ({
    drawing: elasticRoll({ width: number('ancho'), length: share('largo'), weave: 'reinforced' }),
    accent: '#94979C',
  }),
  'Elástico redondo {diametro} × {largo}': ({ number, share }) => ({
    drawing: hank({ thickness: number('diametro'), length: share('largo'), make: 'braided' }),
  }),
  'Elástico redondo metalizado {diametro} × {largo}': ({ number, share }) => ({
    drawing: cordReel({ thickness: number('diametro'), length: share('largo'), make: 'metallic' }),
    tints: ['plata', 'oro', 'cobre'],
  }),
  'Elástico calado {dibujo} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: elasticRoll({
      width: number('ancho'),
      length: share('largo'),
      weave: choose('dibujo', { rombos: 'rhombs', panal: 'cells', onda: 'waves' } as const),
    }),
  }),
  'Elástico con ojal {ancho} × {largo}': ({ number, share }) => ({
    drawing: elasticRoll({ width: number('ancho'), length: share('largo'), weave: 'buttonholes' }),
  }),
  'Kit elástico con ojal y botones {ancho} {cantidad}': ({ number, share }) => ({
    drawing: elasticRoll({
      width: number('ancho'),
      length: share('cantidad') * 0.4,
      weave: 'buttonholes',
      beside: kitButtons,
    }),
  }),
  'Elástico para lencería {borde} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: elasticRoll({
      width: number('ancho'),
      length: share('largo'),
      weave: choose('borde', { 'con picot': 'picot', 'con onda': 'scalloped', liso: 'plain' } as const),
    }),
  }),
  'Bretel elástico satinado {ancho} × {largo}': ({ number, share }) => ({
    drawing: elasticRoll({ width: number('ancho'), length: share('largo'), weave: 'satin' }),
  }),
  'Elástico fantasía {dibujo} {ancho} × {largo}': ({ number, share, choose }) => ({
    drawing: elasticRoll({
      width: number('ancho'),
      length: share('largo'),
      weave: choose('dibujo', {
        rayado: 'striped',
        bicolor: 'twoTone',
        'con lúrex': 'lurex',
        deportivo: 'sporty',
      } as const),
    }),
  }),
  'Elástico volado {ancho} × {largo}': ({ number, share }) => ({
    drawing: elasticRoll({ width: number('ancho') + 6, length: share('largo'), weave: 'ruffled' }),
  }),
};
