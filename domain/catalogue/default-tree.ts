import type { Section } from '../products/sections.ts';
import type { CategoryTree } from './taxonomy.ts';

const MACHINES = {
  Industrial: ['Rectas', 'Overlock', 'Collaretas', 'Recta y zig zag', 'Doble arrastre', 'Triple arrastre'],
  Familiar: ['Máquina de coser', 'Collareta', 'Overlock'],
};

const HABERDASHERY = {
  Hilos: [
    'Poliéster',
    'Algodón',
    'Overlock',
    'Bordar',
    'Encerado',
    'Macramé',
    'Elástico',
    'Metalizado',
    'Jean',
  ],
  Puntillas: ['Algodón', 'Guipur', 'Broderie', 'Elastizada', 'Nylon', 'Plisada'],
  Agujas: ['Máquina familiar', 'Máquina industrial', 'Coser a mano', 'Tejer', 'Crochet', 'Alfileres'],
  'Abrojos/Apliques': [
    'Abrojo para coser',
    'Abrojo autoadhesivo',
    'Apliques bordados',
    'Apliques termoadhesivos',
    'Pompones',
  ],
  Reparadores: ['Rodilleras', 'Pitucones', 'Parches de jean', 'Entretela', 'Cinta ruedo'],
  Elásticos: ['Chato', 'Redondo', 'Calado', 'Con ojal', 'Lencería', 'Fantasía'],
  'Herramientas/Tijeras': [
    'Tijeras',
    'Cortadores',
    'Centímetros',
    'Reglas',
    'Tizas y marcadores',
    'Descosedores',
    'Dedales',
  ],
  'Lubricantes y pegamentos': ['Aceites', 'Siliconas', 'Pegamentos textiles', 'Adhesivos en spray'],
  Cintas: ['Raso', 'Bies', 'Hilera', 'Mochilera', 'Gross', 'Reflectiva'],
  'Herrajes y Broches': ['Hebillas', 'Broches a presión', 'Ganchos', 'Argollas', 'Botones', 'Ojalillos'],
  Cierres: ['Común', 'Desmontable', 'Invisible', 'Metálico', 'Por metro', 'Deslizadores'],
  Cordones: ['Zapatilla', 'Capucha', 'Cola de ratón', 'Algodón', 'Encerado'],
};

/** The specification's categories, with which a shop starts (NAV-005 to NAV-011). */
export const DEFAULT_TREE: CategoryTree = [branch('Maquina', MACHINES), branch('Merceria', HABERDASHERY)];

function branch(section: Section, names: Readonly<Record<string, readonly string[]>>): CategoryTree[number] {
  const shown = { isHidden: false, picture: null };
  return {
    section,
    subsections: Object.entries(names).map(([name, types]) => ({
      name,
      ...shown,
      types: types.map((type) => ({ name: type, ...shown })),
    })),
  };
}
