import type { Landing } from '#domain/addresses/landing.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';
import type { HomeData } from './home-data.ts';
import { ProductCard } from './product-card.tsx';
import { SearchWholeShop } from './search-whole-shop.tsx';

type NoResultsProps = {
  query: CatalogueQuery;
  /** How many products match the words without the other filters. */
  inWholeShop: number;
  isShopEmpty: boolean;
};

export type BesideResultsProps = NoResultsProps &
  Pick<HomeData, 'beyond' | 'landing'> & {
    /** The number of results. */
    total: number;
  };

/**
 * The nearest words with their first products (FIND-001), and 'También puede servirte' (FIND-002). Without any of them it
 * is that nothing was found, or what the shop says of the list.
 */
export function BesideResults({ beyond, landing, total, ...rest }: BesideResultsProps) {
  if (beyond === null && total > 0) return rest.query.page === 1 ? <ListText landing={landing} /> : null;
  if (beyond === null) return <NoResults {...rest} />;
  const { query, inWholeShop } = rest;
  return (
    <>
      {beyond.nearest !== null && <Nearest query={query} nearest={beyond.nearest} />}
      {beyond.alsoUseful.length > 0 && (
        <section aria-labelledby="tambien" className="mb-4 mt-4">
          <h2 id="tambien" className="mb-4 text-[23px]">
            También puede servirte
          </h2>
          <Cards cards={beyond.alsoUseful} />
        </section>
      )}
      <SearchWholeShop query={query} count={inWholeShop} />
    </>
  );
}

type NearestProps = {
  query: CatalogueQuery;
  nearest: NonNullable<NonNullable<HomeData['beyond']>['nearest']>;
};

function Nearest({ query, nearest: { text, products } }: NearestProps) {
  return (
    <>
      <p className="mb-4 text-[17px]">
        ¿Buscabas{' '}
        <PageLink
          to={`${filteredHref(query, { text })}#${RESULTS_ID}`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold underline"
        >
          {text}
        </PageLink>
        ?
      </p>
      <h2 className="sr-only">Productos</h2>
      <Cards cards={products} />
      <ChatWithShop
        text={`¡Hola! Busco «${query.filters.text.trim()}» y no lo encuentro en la tienda.`}
        className={buttonClass({ variant: 'chat' }, 'mt-4')}
      >
        Pregúntanos por WhatsApp
      </ChatWithShop>
    </>
  );
}

function Cards({ cards }: { cards: readonly ListedProduct[] }) {
  return (
    <ul className="product-grid">
      {/* At one width the grid enlarges its first product; here none stands out. */}
      <li hidden />
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} photoPlace="grid" />
        </li>
      ))}
    </ul>
  );
}

/** Shown when no product matches (HOME-007), or when a new shop has no products yet. */
function NoResults({ query, inWholeShop, isShopEmpty }: NoResultsProps) {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-4 rounded-3 bg-paper px-7 py-10 text-center">
      <img src="/art/empty-spool.svg" alt="" width="150" height="150" />
      <p className="plain-heading max-w-[22em] text-[17px] text-balance">
        {isShopEmpty
          ? 'Todavía no hay productos en la tienda. Estamos llenando los estantes: mientras tanto, escríbenos.'
          : 'No se encontró lo que buscas, disculpen las molestias.'}
      </p>
      <SearchWholeShop query={query} count={inWholeShop} />
    </div>
  );
}

/** What the shop says of a place, below its products: these come at once (FIND-009). */
export function ListText({ landing: { text, steps } }: { landing: Pick<Landing, 'text' | 'steps'> }) {
  return (
    <section className="mt-8 max-w-[65ch]">
      <h2 className="mb-2 text-[23px]">{`Sobre ${steps.at(-1)?.name}`}</h2>
      <p className="whitespace-pre-line text-secondary">{text}</p>
    </section>
  );
}
