import type { Centavos } from '../money/centavos.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';
import type { Section } from './sections.ts';

/** What each kind of field holds. `null` price means 'Consultar'; 0 is never a price. */
export type FieldValues = {
  id: string;
  section: Section;
  /** A subsection or a type: any name, and always one. */
  category: string;
  text: string;
  /** A text or nothing: '' is nothing. */
  code: string | null;
  flag: boolean;
  photos: readonly string[];
  altTexts: readonly string[];
  names: readonly string[];
  price: Centavos | null;
  bulkOffer: BulkOffer | null;
};

export type FieldKind = keyof FieldValues;

type Common = {
  /** The object of the wire that it stands in: the product itself, its `data`, or the only one of its `items`. */
  readonly place: 'root' | 'data' | 'item';
  /** The wire's key is left out where there is nothing to say. */
  readonly isOptional?: true;
  /** 'count' gives a card the number of entries alone; 'when-some' leaves an empty list out. */
  readonly card?: 'whole' | 'when-some' | 'count';
  /** Many products say the same: the compact catalogue keeps each text once. */
  readonly isShared?: true;
  /** The dashboard's lists do without it. */
  readonly isLong?: true;
};

/** How a field is called: on the wire, on screens and in files, and what the API's description adds. */
export type Named = { readonly wire: string; readonly label: string; readonly described?: string };

/** `longest` is in letters, of each text; `most` is how many texts a list takes. */
export type NamedField = Common &
  Named &
  (
    | { readonly kind: 'id' | 'section' | 'flag' | 'price' }
    | { readonly kind: 'category' | 'text' | 'code' | 'altTexts'; readonly longest: number }
    | { readonly kind: 'photos' | 'names'; readonly longest: number; readonly most: number }
  );

/** A bulk offer has two names: its halves stand apart wherever people and programs read them. */
type BulkOfferField = Common & {
  readonly kind: 'bulkOffer';
  readonly halves: Readonly<Record<keyof BulkOffer, Named>>;
};

export type FieldDefinition = NamedField | BulkOfferField;

/**
 * Every field of a product, in the order in which forms and comparisons show them. Types, requests, answers, drafts,
 * labels, files and checks are made of this table; the translations that are written out for speed don't compile until
 * they name a field that was added.
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
  /** Slashes in it are line breaks on the screen (DETAIL-012). */
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
        described: "Precio del paquete; '0' es ninguno",
      },
      minimumUnits: {
        wire: 'quantity',
        label: 'Unidades mínimas',
        described: "'12 unidades'; '0' es ninguna",
      },
    },
    card: 'whole',
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
  /** What each photo shows, in the photos' order; '' or nothing where the shop's own words do. */
  altTexts: {
    kind: 'altTexts',
    place: 'item',
    wire: 'photoAlt',
    label: 'Textos alternativos',
    described: 'Qué se ve en cada foto, en el orden de photo',
    longest: 200,
    card: 'when-some',
    isOptional: true,
  },
} as const satisfies Record<string, FieldDefinition>;

export type ProductFields = typeof PRODUCT_FIELDS;
export type ProductField = keyof ProductFields;

/** The names of the fields whose definitions have what is asked for. */
export type FieldsWith<Asked> = {
  [Field in ProductField]: ProductFields[Field] extends Asked ? Field : never;
}[ProductField];
