import type { SubsectionArchetypes } from './archetype.ts';

export const HOUSEHOLD_MACHINES: SubsectionArchetypes = {
  section: 'Maquina',
  subsection: 'Familiar',
  prefix: 'FAM',
  archetypes: [
    {
      type: 'Máquina de coser',
      name: 'Máquina de coser {serie} {puntadas}',
      variants: {
        serie: ['CF-120', 'CF-240', 'CF-260', 'CF-310', 'CF-340'],
        puntadas: ['12 puntadas', '24 puntadas', '32 puntadas'],
      },
      brands: ['Aurelia', 'Maquinola', 'Costurina'],
      price: [459_000, 749_000],
      summary: 'Mecánica, firme y fácil de enhebrar: para empezar y para seguir.',
      description:
        'Cose desde gasa hasta jean./Brazo libre para puños y ruedos./Ojal en un paso y enhebrador automático./Incluye curso de puesta en marcha en el local.',
      specifications:
        'Modelo {serie}, {puntadas}. Ancho de zigzag: 5 mm. Largo de puntada: 4 mm. Motor: 70 W. Peso: 6,2 kg. Garantía: 12 meses.',
    },
    {
      type: 'Máquina de coser',
      name: 'Máquina de coser electrónica {serie} {puntadas}',
      variants: {
        serie: ['EL-60', 'EL-100', 'EL-200', 'EL-400'],
        puntadas: ['60 puntadas', '100 puntadas', '200 puntadas y alfabeto'],
      },
      brands: ['Aurelia', 'Maquinola'],
      price: [690_000, 1_190_000],
      models: ['Crema', 'Menta', 'Blanca'],
      summary: 'Pantalla, botón de inicio y velocidad regulable.',
      description:
        'Posición de aguja arriba o abajo con un toque./Corta hilos incorporado./Mesa de extensión y siete pies prensatela.',
      specifications:
        'Modelo {serie}, {puntadas}. Ojales automáticos: 8. Ancho: 7 mm. Luz: led. Garantía: 24 meses.',
    },
    {
      type: 'Máquina de coser',
      name: 'Máquina bordadora y de coser {serie} bastidor {area}',
      variants: { serie: ['BR-10', 'BR-14', 'BR-20'], area: ['10 × 10 cm', '13 × 18 cm', '20 × 28 cm'] },
      brands: ['Aurelia'],
      price: [890_000, 1_980_000],
      summary: 'Borda y cose, con diseños por USB.',
      description:
        'Pantalla táctil color./Incluye 130 diseños y 11 alfabetos./Enhebra sola y avisa cuando se termina la bobina.',
      specifications: 'Modelo {serie}. Área de bordado: {area}. Velocidad: 650 ppm. Garantía: 24 meses.',
    },
    {
      type: 'Collareta',
      name: 'Collareta familiar {serie} {agujas}',
      variants: { serie: ['CL-200', 'CL-300', 'CL-350', 'CL-500'], agujas: ['2 agujas', '3 agujas'] },
      brands: ['Aurelia', 'Maquinola'],
      price: [849_000, 1_290_000],
      summary: 'Ruedos y terminaciones de remera como los de fábrica.',
      description:
        'Arrastre diferencial para telas elásticas./Enhebrado por colores./Guía de ruedo incluida.',
      specifications:
        'Modelo {serie}, {agujas}, 4 hilos. Velocidad: 1.000 ppm. Peso: 7,5 kg. Garantía: 12 meses.',
    },
    {
      type: 'Overlock',
      name: 'Overlock familiar {serie} {hilos}',
      variants: {
        serie: ['OV-34', 'OV-44', 'OV-54', 'OV-64', 'OV-75'],
        hilos: ['3 hilos', '4 hilos', '5 hilos'],
      },
      brands: ['Aurelia', 'Maquinola', 'Costurina'],
      price: [629_000, 1_240_000],
      summary: 'Corta, cose y termina el borde en una sola pasada.',
      description:
        'Enhebrado por colores y brazo libre./Ruedo enrollado sin cambiar la placa./Diferencial de 0,7 a 2.',
      specifications: 'Modelo {serie}, {hilos}. Velocidad: 1.300 ppm. Peso: 6,8 kg. Garantía: 12 meses.',
    },
    {
      type: 'Overlock',
      name: 'Overlock con enhebrado por aire {serie} {hilos}',
      variants: {
        serie: ['AI-40', 'AI-50', 'AI-80'],
        hilos: ['4 hilos', '5 hilos', '8 hilos con collareta'],
      },
      brands: ['Aurelia'],
      price: [1_390_000, 2_790_000],
      models: ['Crema', 'Perla'],
      summary: 'Los enlazadores se enhebran con aire, en tres segundos.',
      description: 'Tensión automática según la tela./Silenciosa y estable, para coser muchas horas.',
      specifications: 'Modelo {serie}, {hilos}. Velocidad: 1.500 ppm. Garantía: 24 meses.',
    },
  ],
};
