import { COLOURS } from '#domain/products/colours.ts';
import { normalised } from '#domain/text/normalised.ts';

/** A picture of a product: of the whole, or of one of its details. */
export type Shot = {
  /** The colour that it shows, for a product in several colours. */
  readonly colour: string | null;
  /** 0 for the whole, otherwise the number of the detail. */
  readonly detail: number;
};

const SLUGS = new Map(COLOURS.map(({ name, slug }) => [name, slug]));

/** Files are named after their content: `cinta-de-raso-n-5-25-m-rojo`. */
export function photoName(product: string, { colour, detail }: Shot): string {
  const shown = colour === null ? '' : `-${SLUGS.get(colour)}`;
  return `${slugOf(product)}${shown}${detail === 0 ? '' : `-detalle-${detail}`}`;
}

const slugOf = (name: string) =>
  normalised(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Products whose gallery is as long as a gallery may be, or nearly. */
const SHOWPIECES: Readonly<Record<string, Partial<Gallery>>> = {
  'Hilo para bordar algodón perlé carretel 200 m': { colours: 12 },
  'Máquina de coser electrónica EL-200 100 puntadas': { details: 7 },
};

/** How many colours a gallery shows, and how many details after them. */
type Gallery = { readonly colours: number; readonly details: number };

type Pictured = {
  readonly name: string;
  readonly colours: readonly string[];
  /** The colour of the first picture. */
  readonly shown: string | null;
  readonly isMachine: boolean;
  /** The number of the product among those of its archetype. */
  readonly order: number;
};

// Of the products in many colours, every fifth shows a second one.
const SECOND_COLOUR = { leastColours: 3, every: 5 };

/** A product's pictures: its first, then it in other colours, then its details. All of them show what its name says. */
export function shotsOf({ name, colours, shown, isMachine, order }: Pictured): readonly Shot[] {
  const hasSecond = colours.length >= SECOND_COLOUR.leastColours && order % SECOND_COLOUR.every === 0;
  const gallery = { colours: hasSecond ? 2 : 1, details: isMachine ? 1 : 0, ...SHOWPIECES[name] };
  const others = colours.filter((colour) => colour !== shown);
  const more = gallery.colours - 1;
  // Spread over the card, whose neighbours are alike.
  const alsoShown = Array.from(
    { length: more },
    (_, index) => others[Math.floor((index * others.length) / more)],
  );
  return [
    { colour: shown, detail: 0 },
    ...alsoShown.flatMap((colour) => (colour === undefined ? [] : [{ colour, detail: 0 }])),
    ...Array.from({ length: gallery.details }, (_, index) => ({ colour: shown, detail: index + 1 })),
  ];
}
