import {
  embroideredLetter,
  embroideredMotif,
  ironOnMotifs,
  rhinestones,
} from '../illustrations/kinds/appliques.ts';
import type { Emblem } from '../illustrations/kinds/emblems.ts';
import { furPompon, pompons, pomponTrim } from '../illustrations/kinds/pompons.ts';
import { velcro, velcroDots } from '../illustrations/kinds/velcro.ts';
import type { Looks } from './look.ts';

const LETTERS = ['A', 'S', 'M', 'B', 'V', 'L', 'E', 'F', 'J', 'C'];

const SETS: Readonly<Record<string, readonly Emblem[]>> = {
  dinosaurios: ['dinosaur'],
  unicornio: ['unicorn', 'heart', 'unicorn', 'star'],
  flores: ['flower', 'daisy'],
  deportes: ['ball', 'shield'],
  transporte: ['car'],
  frutas: ['strawberry'],
  espacio: ['rocket', 'star', 'moon'],
  animalitos: ['cat', 'butterfly', 'hummingbird'],
};

export const APPLIQUE_LOOKS: Looks = {
  'Abrojo para coser {ancho} × {largo}': ({ number, share }) => ({
    drawing: velcro({ width: number('ancho'), length: share('largo') }),
  }),
  'Abrojo suave para bebé {ancho} × {largo}': ({ number, share }) => ({
    drawing: velcro({ width: number('ancho'), length: share('largo'), isSoft: true }),
  }),
  'Abrojo autoadhesivo {ancho} × {largo}': ({ number, share }) => ({
    drawing: velcro({ width: number('ancho'), length: share('largo'), isAdhesive: true }),
  }),
  'Puntos de abrojo autoadhesivos {diametro} {cantidad}': ({ number }) => ({
    drawing: velcroDots({ count: number('cantidad'), diameter: number('diametro') }),
  }),
  'Aplique bordado {motivo} {talle}': ({ number, choose }) => ({
    drawing: embroideredMotif({
      size: number('talle'),
      emblem: choose('motivo', {
        corazón: 'heart',
        estrella: 'star',
        margarita: 'daisy',
        mariposa: 'butterfly',
        escudo: 'shield',
        ancla: 'anchor',
        luna: 'moon',
        cactus: 'cactus',
        colibrí: 'hummingbird',
      } as const),
    }),
  }),
  'Letras bordadas {estilo} {talle}': ({ number, choose, turn }) => ({
    drawing: embroideredLetter({
      letter: LETTERS[turn % LETTERS.length] ?? 'A',
      size: number('talle'),
      style: choose('estilo', {
        universitarias: 'college',
        cursivas: 'cursive',
        infantiles: 'childish',
      } as const),
    }),
    tints: ['rojo', 'azul-marino', 'fucsia', 'verde-bandera', 'violeta', 'azul-francia', 'bordo', 'naranja'],
    accent: ['#FBFAF5', '#F6CB2E', '#A9D0EA', '#FBFAF5'][turn % 4] ?? '#FBFAF5',
  }),
  'Aplique termoadhesivo {motivo} {cantidad}': ({ number, choose }) => ({
    drawing: ironOnMotifs({ count: number('cantidad'), emblems: choose('motivo', SETS) }),
    tints: ['rojo', 'fucsia', 'azul-francia', 'naranja', 'violeta', 'turquesa', 'coral', 'verde-bandera'],
    accent: '#E0A526',
  }),
  'Strass termoadhesivo {medida} {cantidad}': ({ number, share }) => ({
    drawing: rhinestones({ count: number('cantidad'), size: share('medida') }),
    tints: ['perla', 'lavanda', 'carmin', 'azul-francia', 'negro'],
  }),
  'Pompones de {material} {diametro} {cantidad}': ({ number, share, choose }) => ({
    drawing: pompons({
      count: number('cantidad'),
      size: share('diametro'),
      texture: choose('material', { lana: 'wool', acrílico: 'acrylic', 'hilo brillante': 'shiny' } as const),
    }),
  }),
  'Tira de pompones {diametro} × {largo}': ({ number, share }) => ({
    drawing: pomponTrim({ diameter: number('diametro'), length: share('largo') }),
  }),
  'Pompón de piel sintética {diametro} {fijacion}': ({ share, text }) => ({
    drawing: furPompon({ size: share('diametro'), hasLoop: text('fijacion') === 'con elástico' }),
  }),
};
