import type { Illustration } from '../illustrations/illustration.ts';
import { bottle, glueTube, jerrican, sprayCan } from '../illustrations/kinds/bottle.ts';
import type { Facts } from './facts.ts';
import type { Looks } from './look.ts';

const AMBER = '#E3B04A';
const CLEAR = '#E8EEF0';
const WHITE = '#F4F1EA';

const upper = (text: string) => text.toLocaleUpperCase('es');

/** Oil comes in bottles up to a litre, and in cans above. */
function oilIn({ text, share, number }: Facts, subtitle: string): Illustration {
  const content = text('contenido');
  const label = { title: 'Aceite', subtitle, content };
  if (!content.includes('litro')) return bottle({ label, size: share('contenido'), cap: 'nozzle' });
  if (number('contenido') === 1) return bottle({ label, size: 0.9, cap: 'flat' });
  return jerrican({ label, size: number('contenido') === 20 ? 1 : 0.3 });
}

const TINTS = ['carmin', 'azul', 'verde-botella', 'naranja', 'uva', 'azul-marino', 'turquesa', 'bordo'];

export const LUBRICANT_LOOKS: Looks = {
  'Aceite para máquinas de coser {contenido}': (facts) => ({
    drawing: oilIn(facts, 'PARA MÁQUINAS'),
    tints: TINTS,
    accent: AMBER,
  }),
  'Aceite {uso} {contenido}': (facts) => ({
    drawing: oilIn(
      facts,
      facts.choose('uso', {
        'para overlock de alta velocidad': 'OVERLOCK VELOZ',
        'para cabezales con cárter': 'CABEZAL Y CÁRTER',
        'para tijeras y cortadoras': 'TIJERAS Y CORTE',
      }),
    ),
    tints: TINTS.toReversed(),
    accent: AMBER,
  }),
  'Silicona lubricante en spray {contenido}': ({ text, share, turn }) => ({
    drawing: sprayCan({
      label: {
        title: 'Silicona',
        subtitle: turn % 2 === 0 ? 'LUBRICANTE' : 'SIN PERFUME',
        content: text('contenido'),
      },
      size: share('contenido'),
    }),
    tints: ['azul-marino', 'turquesa', 'verde-bandera', 'rojo', 'violeta', 'naranja', 'jean', 'fucsia'],
    accent: '#F6CB2E',
  }),
  'Silicona líquida para manualidades {contenido}': ({ text, share }) => ({
    drawing: bottle({
      label: { title: 'Silicona', subtitle: 'LÍQUIDA', content: text('contenido') },
      size: share('contenido'),
      cap: 'nozzle',
    }),
    tints: ['violeta', 'azul', 'turquesa', 'fucsia', 'rojo', 'verde-bandera', 'naranja', 'azul-marino'],
    accent: CLEAR,
  }),
  'Silicona para hilo {contenido} {aplicador}': ({ text, share, choose }) => ({
    drawing: bottle({
      label: { title: 'Silicona', subtitle: 'PARA HILO', content: text('contenido') },
      size: share('contenido'),
      cap: choose('aplicador', { 'con pico': 'nozzle', 'con pincel': 'brush' } as const),
    }),
    tints: ['azul', 'verde-botella', 'negro', 'turquesa', 'carmin', 'azul-marino', 'uva', 'gris-oscuro'],
    accent: CLEAR,
  }),
  'Pegamento textil {tipo} {contenido}': ({ text, share, choose }) => ({
    drawing: bottle({
      label: {
        title: 'Pega',
        subtitle: upper(
          choose('tipo', {
            lavable: 'tela · lavable',
            'para cuero y tela': 'cuero y tela',
            'para goma eva': 'goma eva',
            'para fieltro': 'fieltro',
          }),
        ),
        content: text('contenido'),
      },
      size: share('contenido'),
      cap: text('tipo') === 'para cuero y tela' ? 'brush' : 'nozzle',
    }),
    tints: ['azul', 'carmin', 'verde-bandera', 'naranja', 'turquesa', 'violeta', 'fucsia', 'azul-marino'],
    accent: WHITE,
  }),
  'Pegamento para {material} {contenido}': ({ text, share }) => ({
    drawing: glueTube({
      label: { title: 'Pega', subtitle: upper(text('material')), content: text('contenido') },
      size: share('contenido'),
    }),
    tints: ['mostaza', 'rojo', 'azul', 'turquesa', 'violeta', 'verde-bandera', 'fucsia', 'azul-marino'],
    accent: '#1B1B1F',
  }),
  'Adhesivo temporal en spray {contenido}': ({ text, share, turn }) => ({
    drawing: sprayCan({
      label: {
        title: 'Adhesivo',
        subtitle: turn % 2 === 0 ? 'TEMPORAL · TELA' : 'TEMPORAL · BORDADO',
        content: text('contenido'),
      },
      size: share('contenido'),
    }),
    tints: ['azul', 'carmin', 'turquesa', 'violeta', 'naranja', 'verde-botella', 'rosa', 'mostaza'],
    accent: '#FBFAF5',
  }),
  'Adhesivo permanente en spray {uso} {contenido}': ({ text, share, choose }) => ({
    drawing: sprayCan({
      label: {
        title: 'Adhesivo',
        subtitle: choose('uso', {
          'para goma espuma': 'GOMA ESPUMA',
          'para tapicería': 'TAPICERÍA',
          multiuso: 'MULTIUSO',
        }),
        content: text('contenido'),
      },
      size: share('contenido'),
    }),
    tints: ['naranja', 'azul-marino', 'rojo', 'verde-militar', 'negro', 'bordo', 'jean', 'verde-bandera'],
    accent: '#CE1B2B',
  }),
};
