import { cuttingMat } from '../illustrations/kinds/cutting-mat.ts';
import { ripperSet, rotaryCutter, seamRipper, spareBlades } from '../illustrations/kinds/cutting-tools.ts';
import { chalk, fabricMarkers } from '../illustrations/kinds/marking-tools.ts';
import { patchworkRuler, type TailorRuler, tailorRulers } from '../illustrations/kinds/rulers.ts';
import { scissors, snips, storkScissors } from '../illustrations/kinds/scissors.ts';
import { retractableTape, tapeMeasure } from '../illustrations/kinds/tape-measures.ts';
import { thimble } from '../illustrations/kinds/thimble.ts';
import type { Looks } from './look.ts';

const VIVID = ['rojo', 'azul', 'verde-bandera', 'naranja', 'violeta', 'turquesa', 'fucsia', 'azul-marino'];
const CHALKS = ['#F4F1E8', '#A9D0EA', '#EA8FA6', '#F6CB2E'];
const INKS = ['#1D5AC4', '#6B3D8F', '#CE1B2B', '#1B1B1F', '#13804A', '#EE7B22'];

/** '15 × 60 cm' as its two numbers. */
function measures(text: string): { readonly width: number; readonly height: number } {
  const [width = 10, height = 30] = text.match(/\d+/g)?.map(Number) ?? [];
  return { width, height };
}

const SET: readonly TailorRuler[] = ['frenchCurve', 'square', 'hip', 'armhole', 'straight', 'frenchCurve'];

export const TOOL_LOOKS: Looks = {
  'Tijera de modista {material} {largo}': ({ share, choose }) => ({
    drawing: scissors({
      size: share('largo'),
      isMetal: choose('material', {
        'mango plástico': false,
        'mango de goma': false,
        forjada: true,
        'de acero inoxidable': true,
      }),
    }),
    tints: choose('material', {
      'mango plástico': ['naranja', 'azul'],
      'mango de goma': ['gris-oscuro', 'carmin'],
      forjada: ['negro'],
      'de acero inoxidable': ['niquel'],
    }),
  }),
  'Tijera {uso} {largo}': ({ share, text }) => {
    const size = share('largo') * 0.9;
    if (text('uso') === 'cigüeña') return { drawing: storkScissors({ size }), tints: ['laton'] };
    if (text('uso') === 'para bordar')
      return {
        drawing: scissors({ size: size * 0.8, isFine: true, isMetal: true }),
        tints: ['laton', 'niquel'],
      };
    if (text('uso') === 'para zurdos')
      return { drawing: scissors({ size, isLeftHanded: true }), tints: ['verde-bandera', 'turquesa'] };
    if (text('uso') === 'zigzag')
      return { drawing: scissors({ size, blade: 'zigzag' }), tints: ['violeta', 'negro'] };
    if (text('uso') === 'para aplicaciones')
      return { drawing: scissors({ size, blade: 'broad', isMetal: true }), tints: ['niquel', 'laton'] };
    return { drawing: scissors({ size }), tints: ['rojo', 'azul-marino'] };
  },
  'Pinza cortahilos {modelo} {cantidad}': ({ number, choose }) => ({
    drawing: snips({
      count: number('cantidad'),
      make: choose('modelo', {
        metálica: 'metal',
        'con anillo': 'ring',
        plástica: 'plastic',
        'de precisión': 'fine',
      } as const),
    }),
    tints: VIVID,
    accent: '#CE1B2B',
  }),
  'Cortante rotativo {diametro} {mango}': ({ number, choose }) => ({
    drawing: rotaryCutter({
      diameter: number('diametro'),
      grip: choose('mango', {
        recto: 'straight',
        ergonómico: 'curved',
        'con seguro automático': 'guarded',
      } as const),
    }),
    tints: ['azul', 'mostaza', 'turquesa', 'rojo', 'verde-bandera', 'violeta', 'naranja', 'fucsia'],
    accent: '#F6CB2E',
  }),
  'Repuesto de cuchilla rotativa {diametro} {cantidad}': ({ number, turn }) => ({
    drawing: spareBlades({
      count: number('cantidad'),
      diameter: number('diametro'),
      edge: (['straight', 'zigzag', 'wave'] as const)[turn % 3] ?? 'straight',
    }),
    tints: ['azul-marino', 'carmin', 'verde-botella', 'uva', 'azul', 'bordo', 'gris-oscuro', 'jean'],
  }),
  'Centímetro de costura {modelo} {largo}': ({ number, choose }) => ({
    drawing: tapeMeasure({
      length: number('largo'),
      kind: choose('modelo', {
        flexible: 'flexible',
        'de fibra de vidrio': 'glassFibre',
        'doble faz': 'double',
      } as const),
    }),
    tints: ['amarillo', 'blanco', 'celeste', 'rosa'],
    accent: '#F4A58A',
  }),
  'Centímetro retráctil {forma} {largo}': ({ share, choose }) => ({
    drawing: retractableTape({
      length: share('largo'),
      shape: choose('forma', {
        redondo: 'round',
        llavero: 'keyring',
        'forrado en tela': 'cloth',
        'de bolsillo': 'pocket',
      } as const),
    }),
    tints: ['rojo', 'turquesa', 'violeta', 'naranja', 'azul', 'fucsia', 'verde-bandera', 'mostaza'],
    accent: '#FBFAF5',
  }),
  'Regla de patchwork {medida}': ({ text, turn }) => ({
    drawing: patchworkRuler(measures(text('medida'))),
    tints: ['amarillo', 'celeste', 'verde-manzana', 'rosa', 'turquesa', 'lila', 'naranja', 'aqua'],
    accent: turn % 2 === 0 ? '#C98A00' : '#1B1B1F',
  }),
  'Regla de modista {forma}': ({ choose }) => ({
    drawing: tailorRulers({
      shapes: choose<readonly TailorRuler[]>('forma', {
        'curva francesa': ['frenchCurve'],
        'de sisa': ['armhole'],
        'escuadra L': ['square'],
        'recta 60 cm': ['straight'],
        'de cadera': ['hip'],
        'set × 3': SET.slice(0, 3),
        'set × 6': SET,
      }),
    }),
    tints: ['turquesa', 'verde-manzana', 'rosa', 'naranja', 'violeta', 'celeste', 'fucsia', 'azul-francia'],
  }),
  'Tiza de sastre {presentacion}': ({ number, text, turn }) => ({
    drawing: chalk({
      count: number('presentacion'),
      isBoxed: text('presentacion').startsWith('caja'),
      colours:
        text('presentacion').includes('surtidas') || turn % 5 === 4
          ? CHALKS
          : [CHALKS[turn % 4] ?? '#F4F1E8'],
    }),
    tints: ['blanco', 'celeste', 'rosa', 'amarillo', 'blanco'],
  }),
  'Marcador para tela {tipo} {cantidad}': ({ number, choose, turn }) => ({
    drawing: fabricMarkers({
      count: number('cantidad'),
      colours: number('cantidad') === 6 ? INKS : [INKS[turn % 4] ?? '#1D5AC4'],
      ink: choose('tipo', {
        'que se borra con agua': 'water',
        'que se borra con aire': 'air',
        'que se borra con calor': 'heat',
        permanente: 'permanent',
      } as const),
    }),
    tints: ['azul-francia', 'violeta', 'rojo', 'negro'],
  }),
  'Descosedor {modelo} {talle}': ({ share, choose }) => ({
    drawing: seamRipper({
      size: share('talle'),
      make: choose('modelo', {
        clásico: 'classic',
        ergonómico: 'ergonomic',
        'con mango de madera': 'wood',
        'con luz': 'lit',
      } as const),
    }),
    tints: ['azul', 'rojo', 'turquesa'],
  }),
  'Set descosedor y pinza {contenido}': ({ number, text }) => ({
    drawing: ripperSet({ pieces: number('contenido'), hasCase: text('contenido').endsWith('estuche') }),
    tints: ['fucsia', 'azul', 'verde-bandera', 'naranja', 'violeta', 'turquesa', 'rojo', 'azul-marino'],
    accent: '#244C9C',
  }),
  'Dedal {material}': ({ choose, turn }) => ({
    drawing: thimble({
      turn: [-12, 16, -24, 8][turn % 4] ?? 0,
      kind: choose('material', {
        'de acero': 'metal',
        'de bronce': 'metal',
        'de silicona': 'silicone',
        'de cuero': 'leather',
        'de sastre abierto': 'open',
        regulable: 'adjustable',
        plateado: 'metal',
      } as const),
    }),
    tints: choose('material', {
      'de acero': ['niquel'],
      'de bronce': ['bronce'],
      'de silicona': ['turquesa', 'fucsia'],
      'de cuero': ['tostado', 'cuero'],
      'de sastre abierto': ['niquel'],
      regulable: ['laton'],
      plateado: ['plata'],
    }),
    accent: '#A3132F',
  }),
  'Base de corte {medida} {modelo}': ({ share, text, choose }) => ({
    drawing: cuttingMat({
      size: share('medida'),
      format: text('medida'),
      kind: choose('modelo', {
        autocicatrizante: 'plain',
        giratoria: 'turning',
        plegable: 'folding',
      } as const),
    }),
    tints: [
      'verde-botella',
      'azul-marino',
      'violeta',
      'carmin',
      'turquesa',
      'jean',
      'verde-bandera',
      'bordo',
    ],
  }),
};
