import { PageLink } from '#web/ui/page-link.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { type CatalogueQuery, RESULTS_ID } from './catalogue-query.ts';
import { SearchChips } from './search-chips.tsx';
import { SearchForm } from './search-form.tsx';

type SearchBlockProps = {
  query: CatalogueQuery;
  /** One line above the results, without its heading, which is the front's, and quick searches. */
  isSlim: boolean;
};

export function SearchBlock({ query, isSlim }: SearchBlockProps) {
  const Heading = isSlim ? 'h2' : 'h1';
  return (
    <section className="search-block" data-slim={isSlim || undefined} aria-labelledby="buscador">
      <div className={isSlim ? 'sr-only' : 'search-words'}>
        <Heading id="buscador">Encuentra exactamente lo que necesitas</Heading>
        {!isSlim && <HowItWorks />}
      </div>
      <div className="search-tools">
        <SearchForm query={query} />
        <PageLink to={`#${RESULTS_ID}`} className="skip-link skip-to-results">
          Ir a los productos
        </PageLink>
        {!isSlim && <SearchChips query={query} />}
      </div>
    </section>
  );
}

/** What an order is here: a request, which the shop answers by phone or chat (ROUTE-002). */
function HowItWorks() {
  return (
    <div className="how-it-works">
      <Stitch className="w-9" />
      <p>Armas tu pedido, te llamamos, lo recibes.</p>
      <PageLink to="/howToBuy" className="sewn-link max-lg:hidden">
        Cómo comprar
      </PageLink>
    </div>
  );
}
