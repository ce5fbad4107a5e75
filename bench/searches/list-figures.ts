import { TRADE_SYNONYMS } from '#config/trade-synonyms.ts';
import { inOneGo } from '#domain/catalogue/in-one-go.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { askedParts } from '#domain/pasted-list/asked-parts.ts';
import { type MatchedLine, matchedList } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import type { ChatLine, ChatList } from './chat-list.ts';
import { isWanted } from './search-case.ts';

/** What becomes of the lines of lists, by line. */
export type ListFigures = {
  /** Right with its quantity, ready for the cart. */
  readonly sure: readonly ChatLine[];
  /** Among what is offered to choose from. */
  readonly offered: readonly ChatLine[];
  readonly missed: readonly ChatLine[];
  /** Sure, but of another thing or in another quantity, or although the shop doesn't have it. */
  readonly wrong: readonly ChatLine[];
  /** Greetings that are shown as lines that were not found. */
  readonly greetings: readonly ChatLine[];
};

/** How the lines of lists are read, each by itself. */
export function listFigures(index: CatalogueIndex<Product>, lists: readonly ChatList[]): ListFigures {
  const figures = {
    sure: [] as ChatLine[],
    offered: [] as ChatLine[],
    missed: [] as ChatLine[],
    wrong: [] as ChatLine[],
    greetings: [] as ChatLine[],
  };
  for (const line of lists.flat()) {
    const outcome = outcomeOf(index, line);
    if (outcome !== null) figures[outcome].push(line);
  }
  return figures;
}

function partsOf(asked: Pick<MatchedLine<Product>, 'units' | 'amount'>, product: Product): number | null {
  const read = askedParts(asked, product);
  return 'parts' in read ? read.parts : null;
}

function outcomeOf(index: CatalogueIndex<Product>, line: ChatLine): keyof ListFigures | null {
  const { text, wanted, units } = line;
  const matched = inOneGo(matchedList(index, text, TRADE_SYNONYMS));
  const sure = matched.filter(({ certainty }) => certainty === 'sure');
  const isMeant = (product: Product) => Boolean(wanted) && isWanted(product, { text, wanted: wanted ?? '' });
  if (sure.length > 0) {
    const isRight = sure.every(
      ({ candidates: [meant], ...asked }) =>
        meant !== undefined && isMeant(meant.product) && partsOf(asked, meant.product) === units,
    );
    return isRight ? 'sure' : 'wrong';
  }
  if (wanted === null) return matched.length > 0 ? 'greetings' : null;
  if (wanted === '') return null;
  const isOffered = matched.some(({ candidates }) => candidates.some(({ product }) => isMeant(product)));
  return isOffered ? 'offered' : 'missed';
}
