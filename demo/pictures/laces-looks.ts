import { broderie } from '../illustrations/kinds/broderie.ts';
import { guipurePiece } from '../illustrations/kinds/guipure-piece.ts';
import { lace } from '../illustrations/kinds/lace.ts';
import type { Motif } from '../illustrations/kinds/lace-motifs.ts';
import { pleatedLace } from '../illustrations/kinds/pleated-lace.ts';
import type { Looks } from './look.ts';

const TILTS = [-14, 12, -22, 18, -8, 24, -18, 9];
const tilted = (turn: number) => TILTS[turn % TILTS.length] ?? 0;

const COTTON: readonly Motif[] = ['flower', 'fan', 'leaves', 'rhombus', 'daisy', 'garland', 'dots', 'sprig'];
const cotton = (turn: number) => COTTON[turn % COTTON.length] ?? 'flower';

const EDGES = ['scallops', 'points', 'waves'] as const;
const edged = (turn: number) => EDGES[turn % EDGES.length] ?? 'scallops';

export const LACE_LOOKS: Looks = {
  'Puntilla de algodón {ancho} {largo}': ({ number, turn }) => ({
    drawing: lace({ width: number('ancho'), motif: cotton(turn), edge: edged(turn), tilt: tilted(turn) }),
  }),
  'Entredós de algodón con pasacinta {ancho} {largo}': ({ number, turn }) => ({
    drawing: lace({
      width: number('ancho') + 0.6,
      motif: cotton(turn + 1),
      edge: 'straight',
      isBeaded: true,
      tilt: tilted(turn + 2),
    }),
  }),
  'Guipur {dibujo} {ancho} {largo}': ({ number, choose, turn }) => ({
    drawing: lace({
      width: number('ancho'),
      motif: choose('dibujo', {
        ondas: 'wave',
        flores: 'flower',
        hojas: 'leaves',
        geométrico: 'rhombus',
      } as const),
      ground: 'bars',
      edge: choose('dibujo', {
        ondas: 'waves',
        flores: 'scallops',
        hojas: 'scallops',
        geométrico: 'points',
      } as const),
      repeat: 0.85,
      tilt: tilted(turn),
    }),
  }),
  'Aplique de guipur {forma} {talle}': ({ choose, share, turn }) => ({
    drawing: guipurePiece({
      piece: choose('forma', {
        cuello: 'collar',
        'escote en V': 'neckline',
        'par de hombros': 'shoulders',
        ramo: 'spray',
      } as const),
      size: 0.98 + share('talle') * 0.2,
      motif: turn % 2 === 0 ? 'flower' : 'daisy',
    }),
  }),
  'Broderie {acabado} {ancho} {largo}': ({ number, choose, turn }) => ({
    drawing: broderie({
      width: number('ancho'),
      motif: turn % 2 === 0 ? 'flower' : 'sprig',
      finish: choose('acabado', {
        liso: 'plain',
        'con volado': 'frilled',
        'calado doble': 'double',
      } as const),
      tilt: tilted(turn),
    }),
  }),
  'Tira bordada broderie {dibujo} × 13,7 m': ({ choose, turn }) => ({
    drawing: broderie({
      width: 5,
      motif: choose('dibujo', {
        margaritas: 'daisy',
        corazones: 'heart',
        hojitas: 'sprig',
        puntos: 'dots',
        guirnalda: 'garland',
        cerezas: 'cherries',
      } as const),
      finish: 'plain',
      tilt: tilted(turn + 1),
    }),
  }),
  'Puntilla elastizada {ancho} {largo}': ({ number, turn }) => ({
    drawing: lace({
      width: number('ancho'),
      motif: cotton(turn + 4),
      ground: 'tulle',
      edge: turn % 2 === 0 ? 'scallops' : 'waves',
      repeat: 0.9,
      tilt: tilted(turn + 3),
    }),
  }),
  'Bretel de puntilla elastizada {ancho} {largo}': ({ number, turn }) => ({
    drawing: lace({
      width: number('ancho') / 10,
      motif: 'dots',
      edge: 'scallops',
      repeat: 0.6,
      tilt: tilted(turn),
    }),
  }),
  'Puntilla de nylon {dibujo} {ancho} {largo}': ({ number, choose, turn }) => ({
    drawing: lace({
      width: number('ancho'),
      motif: choose('dibujo', { onda: 'wave', flor: 'flower', abanico: 'fan', estrella: 'star' } as const),
      edge: choose('dibujo', {
        onda: 'waves',
        flor: 'scallops',
        abanico: 'scallops',
        estrella: 'points',
      } as const),
      tilt: tilted(turn + 1),
    }),
  }),
  'Tul bordado {ancho} {largo}': ({ number, turn }) => ({
    drawing: lace({
      width: number('ancho') * 0.6,
      motif: turn % 2 === 0 ? 'garland' : 'sprig',
      ground: 'tulle',
      repeat: 0.46,
      tilt: tilted(turn + 5),
    }),
  }),
  'Puntilla plisada {ancho} {largo}': ({ number, turn }) => ({
    drawing: pleatedLace({ width: number('ancho'), isSheer: false, tilt: tilted(turn) }),
  }),
  'Volado de organza plisado {ancho} {largo}': ({ number, turn }) => ({
    drawing: pleatedLace({ width: number('ancho'), isSheer: true, tilt: tilted(turn + 1) }),
  }),
};
