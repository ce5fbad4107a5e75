import { cone, coneSet } from '../illustrations/kinds/cone.ts';
import { cordOnCard } from '../illustrations/kinds/cord.ts';
import { skein } from '../illustrations/kinds/skein.ts';
import { spool } from '../illustrations/kinds/spool.ts';
import { yarnBall } from '../illustrations/kinds/yarn.ts';
import type { Facts } from './facts.ts';
import type { Looks } from './look.ts';

const BODIES = ['wood', 'white', 'black'] as const;

function embroideryThread({ text, choose, turn }: Facts) {
  const finish = choose('fibra', {
    rayón: 'silky',
    'poliéster trilobal': 'silky',
    'algodón perlé': 'plain',
    'algodón mouliné': 'plain',
  } as const);
  const form = text('presentacion');
  if (form.startsWith('madeja')) {
    return skein({ number: String(300 + turn * 27), isTwisted: text('fibra') === 'algodón perlé' });
  }
  if (form.startsWith('carretel')) return spool({ length: 0.4, body: 'white', finish });
  return cone({ size: 0.35, finish });
}

export const THREAD_LOOKS: Looks = {
  'Hilo poliéster 120 cono {largo}': ({ share }) => ({ drawing: cone({ size: share('largo') }) }),
  'Hilo poliéster {titulo} carretel {largo}': ({ share, choose }) => ({
    drawing: spool({
      length: share('largo'),
      pitch: 5.4 + share('titulo') * 3,
      body: choose('titulo', { 50: 'wood', 40: 'white', 30: 'black' } as const),
    }),
  }),
  'Hilo de algodón mercerizado {titulo} × {largo}': ({ share, turn }) => ({
    drawing: spool({
      length: share('largo'),
      pitch: 5 + share('titulo') * 6,
      finish: 'silky',
      body: turn % 2 === 0 ? 'wood' : 'white',
    }),
  }),
  'Hilo overlock {acabado} cono {peso}': ({ share, choose }) => ({
    drawing: cone({
      size: share('peso'),
      isLow: true,
      finish: choose('acabado', {
        estándar: 'plain',
        texturizado: 'woolly',
        'nylon elástico': 'silky',
      } as const),
    }),
  }),
  'Hilo para bordar {fibra} {presentacion}': (facts) => ({ drawing: embroideryThread(facts) }),
  'Hilo encerado {grosor} × {largo}': ({ number, share }) => ({
    drawing: cordOnCard({ thickness: 5 + number('grosor') * 6, length: share('largo'), isTwisted: false }),
  }),
  'Hilo macramé {grosor} {presentacion}': ({ number, share }) => ({
    drawing: yarnBall({ strand: 7 + number('grosor') * 2.6, size: share('presentacion') }),
  }),
  'Hilo elástico {uso} × {largo}': ({ share, turn }) => ({
    drawing: spool({
      length: share('largo') * 0.7,
      body: BODIES[(turn + 1) % BODIES.length] ?? 'white',
      pitch: 8,
      isElastic: true,
    }),
  }),
  'Hilo metalizado {uso} × {largo}': ({ number, share }) => ({
    drawing:
      number('largo') >= 500
        ? cone({ size: share('largo') - 0.4, finish: 'metallic' })
        : spool({ length: share('largo') * 1.4, body: 'black', finish: 'metallic' }),
  }),
  'Hilo para jean {titulo} × {largo}': ({ number, share }) => ({
    drawing:
      number('largo') >= 1000
        ? cone({ size: share('largo') * 0.9 })
        : spool({ length: share('largo') * 2, body: 'black', pitch: 6 + share('titulo') * 5 }),
  }),
  'Hilo poliéster flúor {titulo} cono {largo}': ({ share }) => ({
    drawing: cone({ size: share('largo') * 0.8 }),
  }),
  'Juego de hilos overlock {cantidad} {peso}': ({ number, share }) => ({
    drawing: coneSet({ cones: number('cantidad'), isLarge: share('peso') > 0.5 }),
  }),
};
