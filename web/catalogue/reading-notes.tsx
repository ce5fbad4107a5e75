import type { Reading } from '#domain/search/found-products.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Info } from '#web/ui/stroke-icons.tsx';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { quotedWords } from './results-title.ts';

/** What was typed, where the results are of other words or lack some of them (FIND-001). */
export function ReadingNotes({
  query,
  reading: { leftOut, corrected, inColour },
}: {
  query: CatalogueQuery;
  reading: Reading;
}) {
  if (corrected === null && inColour === null && leftOut.length === 0) return null;
  const typed = query.filters.text.trim();
  return (
    <>
      <p className="mb-4 text-secondary">
        Buscaste «{typed}».{' '}
        {corrected !== null && (
          <PageLink
            to={`${filteredHref(query, { text: corrected })}#${RESULTS_ID}`}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Buscar «{corrected}»
          </PageLink>
        )}
      </p>
      {leftOut.length > 0 && (
        <p className="mb-5 flex items-center gap-2.5 rounded-2 bg-info-soft px-4 py-3 text-info">
          <Info aria-hidden="true" className="shrink-0" />
          <span>
            Ningún producto dice {quotedWords(leftOut)}. Estos son los más parecidos.{' '}
            <ChatWithShop text={questionFor(typed)} className="font-semibold underline">
              Preguntar por «{typed}»
            </ChatWithShop>
          </span>
        </p>
      )}
    </>
  );
}

/** What a shopper writes to the shop about a search. */
export function questionFor(typed: string): string {
  return `¡Hola! Busco «${typed}» y no lo encuentro en la tienda.`;
}
