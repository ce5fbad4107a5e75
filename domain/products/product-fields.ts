import type { Measure } from '../law/unit-price.ts';
import type { Vat } from '../law/vat.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Centavos } from '../money/centavos.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';
import type { Section } from './sections.ts';

/** The value type of each kind of field. A `null` price means 'Consultar'; 0 is never a price. */
export type FieldValues = {
  id: string;
  section: Section;
  /** The name of a subsection or type; never empty. */
  category: string;
  text: string;
  /** A text; '' is empty. */
  code: string | null;
  flag: boolean;
  photos: readonly string[];
  /** A text for each photo, in the photos' order. */
  photoTexts: readonly string[];
  names: readonly string[];
  price: Centavos | null;
  bulkOffer: BulkOffer | null;
  vat: Vat;
  /** '2.5': how much of its measure a product has; '' for none. */
  content: string;
  measure: Measure | '';
  saleUnit: SaleUnit;
  /** A code, or a colour's or model's as 'Rojo: 7790001234560'. */
  barCodes: readonly string[];
};

export type FieldKind = keyof FieldValues;

type Common = {
  /** The JSON object that has the field: the product itself, its `data`, or its only element of `items`. */
  readonly place: 'root' | 'data' | 'item';
  /** An empty value is left out of the JSON. */
  readonly isOptional?: true;
  /** 'count' gives cards only the number of entries; 'when-some' leaves out an empty list and a usual value. */
  readonly card?: 'whole' | 'when-some' | 'count';
  /** Many products share the value, so the compact catalogue stores each text once. */
  readonly isShared?: true;
  /** The dashboard's lists leave it out. */
  readonly isLong?: true;
};

/** The names of a field: in JSON, on screens and in files; `described` goes into the API's description. */
export type Named = {
  readonly wire: string;
  readonly label: string;
  /** The name of its column in files, where that is not the label; imports know both. */
  readonly column?: string;
  readonly described?: string;
};

/** `longest` is the maximum length of each text; `most` is the maximum number of texts in a list. */
export type NamedField = Common &
  Named &
  (
    | { readonly kind: 'id' | 'section' | 'flag' | 'price' | 'vat' | 'content' | 'measure' | 'saleUnit' }
    | { readonly kind: 'category' | 'text' | 'code' | 'photoTexts'; readonly longest: number }
    | { readonly kind: 'photos' | 'names' | 'barCodes'; readonly longest: number; readonly most: number }
  );

/** A bulk offer has two names, because people and programs always see its two halves apart. */
type BulkOfferField = Common & {
  readonly kind: 'bulkOffer';
  readonly halves: Readonly<Record<keyof BulkOffer, Named>>;
};

export type FieldDefinition = NamedField | BulkOfferField;

/**
 * Every field of a product, in the order of forms and comparisons. Types, requests, answers, drafts, labels, files and
 * checks derive from this table. Translations that are written out for speed don't compile until they name a new field.
 */
export const PRODUCT_FIELDS = {
  id: { kind: 'id', place: 'root', wire: '_id', label: 'Identificador', card: 'whole' },
  section: { kind: 'section', place: 'root', wire: 'section', label: 'Sección', card: 'whole' },
  subsection: {
    kind: 'category',
    place: 'root',
    wire: 'subsection',
    label: 'Subsección',
    longest: 80,
    card: 'whole',
    isShared: true,
  },
  type: {
    kind: 'category',
    place: 'data',
    wire: 'type',
    label: 'Tipo',
    longest: 80,
    card: 'whole',
    isShared: true,
  },
  brand: {
    kind: 'text',
    place: 'item',
    wire: 'marca',
    label: 'Marca',
    longest: 120,
    card: 'whole',
    isShared: true,
  },
  name: { kind: 'text', place: 'item', wire: 'name', label: 'Nombre', longest: 120, card: 'whole' },
  code: {
    kind: 'code',
    place: 'item',
    wire: 'code',
    label: 'Código',
    longest: 40,
    card: 'whole',
    isOptional: true,
  },
  /** What a scanner reads (LABEL-001). */
  barCodes: {
    kind: 'barCodes',
    place: 'item',
    wire: 'barCodes',
    label: 'Códigos de barras',
    described: "Un código, o el de un color o modelo: 'Rojo: 7790001234560'; si no hay ninguno, falta",
    longest: 162,
    most: 200,
    isOptional: true,
  },
  price: {
    kind: 'price',
    place: 'item',
    wire: 'price',
    label: 'Precio',
    described: "Vacío es 'Consultar'",
    card: 'whole',
  },
  summary: {
    kind: 'text',
    place: 'item',
    wire: 'summary',
    label: 'Resumen',
    longest: 200,
    card: 'whole',
    isLong: true,
  },
  /** Slashes are line breaks on the screen (DETAIL-012). */
  description: {
    kind: 'text',
    place: 'item',
    wire: 'description',
    label: 'Descripción',
    described: 'Cada barra es un renglón nuevo',
    longest: 5000,
    isLong: true,
  },
  specifications: {
    kind: 'text',
    place: 'item',
    wire: 'specsTecs',
    label: 'Especificaciones',
    longest: 5000,
    isLong: true,
  },
  bulkOffer: {
    kind: 'bulkOffer',
    place: 'item',
    halves: {
      packPrice: {
        wire: 'wholesalePrice',
        label: 'Precio por cantidad',
        column: 'Precio mayorista',
        described: "Precio del paquete; '0' es ninguno",
      },
      minimumUnits: {
        wire: 'quantity',
        label: 'Unidades mínimas',
        column: 'Cantidad mínima',
        described: "'12 unidades'; '0' es ninguna",
      },
    },
    card: 'whole',
  },
  vat: {
    kind: 'vat',
    place: 'item',
    wire: 'vat',
    label: 'IVA',
    described: "En por ciento; si falta, '21'",
    card: 'when-some',
    isOptional: true,
  },
  unitAmount: {
    kind: 'content',
    place: 'item',
    wire: 'unitAmount',
    label: 'Contenido',
    described: "Cuánto trae ('2.5'), para el precio por unidad de medida; falta si no se dice",
    isOptional: true,
  },
  unitMeasure: {
    kind: 'measure',
    place: 'item',
    wire: 'unitMeasure',
    label: 'Medida',
    described: 'En qué se mide el contenido',
    isOptional: true,
  },
  /** In what the product is counted, priced and cut (UNIT-001). */
  saleUnit: {
    kind: 'saleUnit',
    place: 'item',
    wire: 'unit',
    label: 'Unidad',
    described: 'En qué se vende, si no es por unidad: paso y mínimo en partes, 10^scale por unidad',
    card: 'when-some',
    isOptional: true,
  },
  isOffer: { kind: 'flag', place: 'root', wire: 'offer', label: 'Oferta', card: 'whole' },
  isHidden: {
    kind: 'flag',
    place: 'root',
    wire: 'filter',
    label: 'Oculto',
    described: 'Si está oculto',
    card: 'whole',
  },
  /** On a card: whether nothing of the product can be bought. */
  isSoldOut: {
    kind: 'flag',
    place: 'root',
    wire: 'soldOut',
    label: 'Agotado',
    described: 'true si no hay ninguno; si no, falta',
    card: 'whole',
    isOptional: true,
  },
  colours: {
    kind: 'names',
    place: 'item',
    wire: 'colours',
    label: 'Colores',
    longest: 120,
    most: 48,
    card: 'whole',
    isShared: true,
    isLong: true,
  },
  models: {
    kind: 'names',
    place: 'item',
    wire: 'models',
    label: 'Modelos',
    longest: 120,
    most: 100,
    card: 'count',
    isLong: true,
  },
  /** Names among the colours and models. They stay in their lists, so a variant that is back keeps its place. */
  soldOutVariants: {
    kind: 'names',
    place: 'item',
    wire: 'soldOut',
    label: 'Colores o modelos agotados',
    described: 'Los que no hay, por su nombre; si hay de todos, falta',
    longest: 120,
    most: 100,
    isLong: true,
    isOptional: true,
  },
  photos: {
    kind: 'photos',
    place: 'item',
    wire: 'photo',
    label: 'Fotos',
    longest: 500,
    most: 12,
    card: 'whole',
    isShared: true,
  },
  /** The alt text of each photo, in the photos' order; empty or missing ones get the shop's default. */
  altTexts: {
    kind: 'photoTexts',
    place: 'item',
    wire: 'photoAlt',
    label: 'Textos alternativos',
    described: 'Qué se ve en cada foto, en el orden de photo',
    longest: 200,
    card: 'when-some',
    isOptional: true,
  },
  /** The colour of the product that each photo shows; empty or missing ones show none (BUY-008). */
  photoColours: {
    kind: 'photoTexts',
    place: 'item',
    wire: 'photoColour',
    label: 'Colores de las fotos',
    described: 'Qué color del producto muestra cada foto, en el orden de photo',
    longest: 120,
    isLong: true,
    isOptional: true,
  },
} as const satisfies Record<string, FieldDefinition>;

export type ProductFields = typeof PRODUCT_FIELDS;
export type ProductField = keyof ProductFields;

/** The names of the fields whose definitions match. */
export type FieldsWith<Asked> = {
  [Field in ProductField]: ProductFields[Field] extends Asked ? Field : never;
}[ProductField];
