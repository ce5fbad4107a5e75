import {
  BASICS,
  DENIMS,
  FLUORESCENTS,
  HOUSE_CARD,
  METALS,
  NATURALS,
  THREAD_CARD,
  VIVIDS,
} from '../colour-cards.ts';
import type { SubsectionArchetypes } from './archetype.ts';

export const THREADS: SubsectionArchetypes = {
  section: 'Merceria',
  subsection: 'Hilos',
  prefix: 'HIL',
  archetypes: [
    {
      type: 'Poliéster',
      name: 'Hilo poliéster 120 cono {largo}',
      variants: {
        largo: ['1.000 m', '2.000 m', '2.500 m', '3.000 m', '4.000 m', '5.000 m', '8.000 m', '10.000 m'],
      },
      brands: ['Costurina', 'Filo Sur', 'Norte', 'La Ribera'],
      price: [4_100, 8_900],
      colours: THREAD_CARD,
      summary: 'Hilo 100% poliéster para costura recta y overlock, cono de {largo}.',
      description:
        'El hilo de todos los días: firme, parejo y sin pelusa./Sirve para máquina familiar e industrial./No destiñe ni encoge con el lavado.',
      specifications:
        'Composición: 100% poliéster. Título: 120. Presentación: cono de {largo}. Aguja sugerida: 80 a 90.',
    },
    {
      type: 'Poliéster',
      name: 'Hilo poliéster {titulo} carretel {largo}',
      variants: { titulo: ['50', '40', '30'], largo: ['100 m', '200 m', '500 m'] },
      brands: ['Costurina', 'La Ribera', 'Telar del Litoral'],
      price: [950, 2_900],
      colours: THREAD_CARD,
      summary: 'Carretel de {largo} para arreglos y costura a máquina.',
      description:
        'Rinde y no se corta./Un carretel de cada color resuelve cualquier arreglo en casa./Apto para lavarropas y plancha tibia.',
      specifications: 'Composición: 100% poliéster. Título: {titulo}. Largo: {largo}.',
    },
    {
      type: 'Algodón',
      name: 'Hilo de algodón mercerizado {titulo} × {largo}',
      variants: { titulo: ['50', '40', '30', '20'], largo: ['100 m', '300 m', '500 m'] },
      brands: ['Telar del Litoral', 'Costurina', 'Aurelia'],
      price: [1_300, 4_900],
      colours: THREAD_CARD,
      summary: 'Algodón peinado y mercerizado, suave y con brillo natural.',
      description:
        'Para quilting, ropa de bebé y telas de fibra natural./Se plancha sin cuidado y envejece junto con la tela./Toma bien los tintes.',
      specifications: 'Composición: 100% algodón. Título: {titulo}. Largo: {largo}. Plancha: hasta 200 °C.',
    },
    {
      type: 'Overlock',
      name: 'Hilo overlock {acabado} cono {peso}',
      variants: { acabado: ['estándar', 'texturizado', 'nylon elástico'], peso: ['100 g', '150 g', '250 g'] },
      brands: ['Filo Sur', 'Norte', 'Costurina'],
      price: [4_300, 9_200],
      colours: HOUSE_CARD,
      summary: 'Para remallar sin parar: hilado parejo en cono de {peso}.',
      description:
        'Cubre bien el borde y no acumula pelusa en los pasahilos./Se vende por cono, para armar los cuatro del juego en el color que necesites.',
      specifications: 'Composición: poliéster. Acabado: {acabado}. Peso: {peso}. Uso: overlock y collareta.',
    },
    {
      type: 'Bordar',
      name: 'Hilo para bordar {fibra} {presentacion}',
      variants: {
        fibra: ['rayón', 'poliéster trilobal', 'algodón perlé', 'algodón mouliné'],
        presentacion: ['madeja 8 m', 'carretel 200 m', 'cono 1.000 m'],
      },
      brands: ['Aurelia', 'Satén & Cía.', 'Ovillar'],
      price: [890, 6_400],
      colours: THREAD_CARD,
      summary: 'Brillo parejo y colores que no destiñen, para bordar a mano o a máquina.',
      description:
        'Cada color se mantiene igual de una partida a la otra./En bordadora corre sin cortes; a mano, se divide y se desliza con facilidad.',
      specifications: 'Fibra: {fibra}. Presentación: {presentacion}. Lavado: hasta 60 °C.',
    },
    {
      type: 'Encerado',
      name: 'Hilo encerado {grosor} × {largo}',
      variants: { grosor: ['0,6 mm', '0,8 mm', '1 mm', '1,2 mm'], largo: ['25 m', '50 m', '100 m'] },
      brands: ['La Ribera', 'Tensa', 'Telar del Litoral'],
      price: [1_900, 8_700],
      colours: NATURALS,
      summary: 'Trenzado y encerado, para cuero, marroquinería y encuadernación.',
      description:
        'La cera lo protege del roce y ayuda a que cada puntada quede firme./Se quema la punta y listo: no se deshilacha.',
      specifications: 'Composición: poliéster trenzado con cera. Grosor: {grosor}. Largo: {largo}.',
    },
    {
      type: 'Macramé',
      name: 'Hilo macramé {grosor} {presentacion}',
      variants: { grosor: ['2 mm', '3 mm', '4 mm', '5 mm'], presentacion: ['250 g', '500 g', '1 kg'] },
      brands: ['Ovillar', 'Telar del Litoral'],
      price: [4_800, 16_500],
      colours: HOUSE_CARD,
      summary: 'Algodón torcido que se peina con facilidad, en {grosor}.',
      description:
        'Para tapices, portamacetas y flecos./Torsión firme: los nudos quedan parejos./Hecho con algodón recuperado.',
      specifications: 'Composición: 85% algodón, 15% poliéster. Grosor: {grosor}. Peso: {presentacion}.',
    },
    {
      type: 'Elástico',
      name: 'Hilo elástico {uso} × {largo}',
      variants: {
        uso: ['para fruncir', 'para bobina', 'forrado', 'silicona'],
        largo: ['10 m', '25 m', '100 m'],
      },
      brands: ['Tensa', 'Costurina'],
      price: [850, 3_900],
      colours: BASICS,
      summary: 'Frunce parejo y recupera siempre su largo.',
      description:
        'Se enrolla a mano en la bobina, sin estirar, y arriba se usa hilo común./Ideal para smock, puños y vestidos de verano.',
      specifications: 'Composición: látex forrado en poliéster. Largo: {largo}. Uso: {uso}.',
    },
    {
      type: 'Metalizado',
      name: 'Hilo metalizado {uso} × {largo}',
      variants: {
        uso: ['para bordar', 'para tejer', 'para coser'],
        largo: ['50 m', '100 m', '500 m', '1.000 m'],
      },
      brands: ['Aurelia', 'Satén & Cía.'],
      price: [1_800, 8_900],
      colours: METALS,
      summary: 'Brillo metálico que no pica ni se oscurece.',
      description:
        'Para bordados de fiesta, trajes y detalles navideños./Usa aguja para metalizados y baja la tensión: corre mejor.',
      specifications: 'Composición: poliéster metalizado con alma de nylon. Largo: {largo}.',
    },
    {
      type: 'Jean',
      name: 'Hilo para jean {titulo} × {largo}',
      variants: { titulo: ['30', '20', '16', '12'], largo: ['100 m', '500 m', '1.500 m', '2.500 m'] },
      brands: ['Filo Sur', 'Norte', 'La Ribera'],
      price: [1_200, 8_400],
      colours: DENIMS,
      summary: 'Grueso y resistente, para pespuntes a la vista en telas pesadas.',
      description:
        'El pespunte clásico del vaquero./Con aguja 100 o 110 pasa sin esfuerzo por cuatro capas de denim.',
      specifications: 'Composición: poliéster alta tenacidad. Título: {titulo}. Largo: {largo}.',
    },
    {
      type: 'Poliéster',
      name: 'Hilo poliéster flúor {titulo} cono {largo}',
      variants: { titulo: ['120', '80'], largo: ['1.000 m', '2.000 m', '4.000 m'] },
      brands: ['Norte', 'Filo Sur'],
      price: [4_600, 9_400],
      colours: FLUORESCENTS,
      summary: 'Tonos flúor que se ven de lejos, para ropa deportiva y de trabajo.',
      description:
        'Color intenso que resiste el sol./Combina con las cintas reflectivas y los cierres flúor.',
      specifications: 'Composición: 100% poliéster. Título: {titulo}. Presentación: cono de {largo}.',
    },
    {
      type: 'Overlock',
      name: 'Juego de hilos overlock {cantidad} {peso}',
      variants: { cantidad: ['× 3 conos', '× 4 conos', '× 5 conos'], peso: ['de 100 g', 'de 150 g'] },
      brands: ['Filo Sur', 'Costurina'],
      price: [13_500, 29_500],
      colours: VIVIDS,
      summary: 'Los conos del mismo tono que pide la overlock, en un solo paquete.',
      description: 'Misma partida y mismo color en todos los conos./Ahorras frente a la compra por unidad.',
      specifications: 'Composición: poliéster. Contenido: {cantidad} {peso}.',
    },
  ],
};
