import { type Filters, NO_FILTERS } from './filters.ts';
import type { Section } from './sections.ts';

export type Subsection = { readonly name: string; readonly types: readonly string[] };

export type Branch = {
  readonly section: Section;
  readonly label: string;
  /** The type filter that stands for the whole branch. */
  readonly filterType: string;
  readonly subsections: readonly Subsection[];
};

/** The categories for visitors (NAV-005 to NAV-011). */
export const TAXONOMY: readonly Branch[] = [
  {
    section: 'Maquina',
    label: 'Máquinas de coser',
    filterType: 'maquinas de coser',
    subsections: [
      {
        name: 'Industrial',
        types: ['Rectas', 'Overlock', 'Collaretas', 'Recta y zig zag', 'Doble arrastre', 'Triple arrastre'],
      },
      { name: 'Familiar', types: ['Máquina de coser', 'Collareta', 'Overlock'] },
    ],
  },
  {
    section: 'Merceria',
    label: 'Mercería',
    filterType: 'merceria',
    subsections: [
      {
        name: 'Hilos',
        types: [
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
      },
      { name: 'Puntillas', types: ['Algodón', 'Guipur', 'Broderie', 'Elastizada', 'Nylon', 'Plisada'] },
      {
        name: 'Agujas',
        types: ['Máquina familiar', 'Máquina industrial', 'Coser a mano', 'Tejer', 'Crochet', 'Alfileres'],
      },
      {
        name: 'Abrojos/Apliques',
        types: [
          'Abrojo para coser',
          'Abrojo autoadhesivo',
          'Apliques bordados',
          'Apliques termoadhesivos',
          'Pompones',
        ],
      },
      {
        name: 'Reparadores',
        types: ['Rodilleras', 'Pitucones', 'Parches de jean', 'Entretela', 'Cinta ruedo'],
      },
      { name: 'Elásticos', types: ['Chato', 'Redondo', 'Calado', 'Con ojal', 'Lencería', 'Fantasía'] },
      {
        name: 'Herramientas/Tijeras',
        types: [
          'Tijeras',
          'Cortadores',
          'Centímetros',
          'Reglas',
          'Tizas y marcadores',
          'Descosedores',
          'Dedales',
        ],
      },
      {
        name: 'Lubricantes y pegamentos',
        types: ['Aceites', 'Siliconas', 'Pegamentos textiles', 'Adhesivos en spray'],
      },
      { name: 'Cintas', types: ['Raso', 'Bies', 'Hilera', 'Mochilera', 'Gross', 'Reflectiva'] },
      {
        name: 'Herrajes y Broches',
        types: ['Hebillas', 'Broches a presión', 'Ganchos', 'Argollas', 'Botones', 'Ojalillos'],
      },
      {
        name: 'Cierres',
        types: ['Común', 'Desmontable', 'Invisible', 'Metálico', 'Por metro', 'Deslizadores'],
      },
      { name: 'Cordones', types: ['Zapatilla', 'Capucha', 'Cola de ratón', 'Algodón', 'Encerado'] },
    ],
  },
];

/** The categories for the product form: the public ones, with 'Otros' in every subsection (NAV-013). */
export const ADMIN_TAXONOMY: readonly Branch[] = TAXONOMY.map((branch) => ({
  ...branch,
  subsections: branch.subsections.map(({ name, types }) => ({ name, types: [...types, 'Otros'] })),
}));

const SCREEN_SECTIONS = { Maquina: 'Máquina', Merceria: 'Mercería' } as const satisfies Record<
  Section,
  string
>;

/** The section's name on screens; the stored value has no accent (DATA-015). */
export function screenSection(section: Section): (typeof SCREEN_SECTIONS)[Section] {
  return SCREEN_SECTIONS[section];
}

/** The quick searches below the search box, in order, with their filters (SEARCH-002, SEARCH-G01). */
export const SEARCH_CHIPS: readonly { readonly label: string; readonly filters: Filters }[] = [
  { label: 'Máquinas de coser', filters: { ...NO_FILTERS, type: 'maquinas de coser' } },
  { label: 'Hilos', filters: { ...NO_FILTERS, subsection: 'Hilos' } },
  { label: 'Elásticos', filters: { ...NO_FILTERS, subsection: 'Elásticos' } },
  { label: 'Herramientas', filters: { ...NO_FILTERS, subsection: 'Herramientas/Tijeras' } },
  { label: 'Cierres', filters: { ...NO_FILTERS, subsection: 'Cierres' } },
];
