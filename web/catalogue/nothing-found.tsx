import type { PlaceBelow } from '#domain/addresses/landing.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { LIST_PAGE } from '#web/storefront/list-page.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { List } from '#web/ui/stroke-icons.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { ListPicture } from './list-head.tsx';
import { questionFor } from './reading-notes.tsx';
import { SearchWholeShop } from './search-whole-shop.tsx';

type NothingFoundProps = {
  query: CatalogueQuery;
  inWholeShop: number;
  places: readonly PlaceBelow[];
};

/** A search without products (HOME-007), with the ways on: the whole shop, the chat, a list, the categories. */
export function NothingFound({ query, inWholeShop, places }: NothingFoundProps) {
  const typed = query.filters.text.trim();
  return (
    <>
      <div className="grid items-center gap-x-7 gap-y-3 rounded-3 bg-paper p-5 sm:grid-cols-[150px_minmax(0,1fr)] sm:p-8">
        <img src="/art/empty-spool.svg" alt="" width="150" height="150" className="max-sm:w-24" />
        <div className="grid gap-2">
          <p className="plain-heading text-[1.0625rem]">
            No se encontró lo que buscas, disculpen las molestias.
          </p>
          <p className="text-secondary">
            Puede que lo tengamos en el mostrador: pregunta y te contestamos en el horario de atención.
          </p>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <SearchWholeShop query={query} count={inWholeShop} />
            <ChatWithShop
              text={questionFor(typed)}
              className={buttonClass({ variant: 'chat' }, 'wrap-anywhere')}
            >
              Preguntar por «{typed}»
            </ChatWithShop>
            <ButtonLink to={LIST_PAGE} variant="outline">
              <List aria-hidden="true" />
              Pegar una lista
            </ButtonLink>
          </div>
        </div>
      </div>
      {places.length > 0 && <PlaceTiles places={places} />}
    </>
  );
}

function PlaceTiles({ places }: { places: readonly PlaceBelow[] }) {
  return (
    <section className="mt-8" aria-labelledby="por-categoria">
      <h2 id="por-categoria" className="mb-3.5 text-2xl">
        O busca por categoría
      </h2>
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-3 sm:grid-cols-4 lg:grid-cols-5 xl:grid-cols-7">
        {places.map(({ name, path, picture }) => (
          <li key={path}>
            <PageLink
              to={path}
              className="grid gap-1.5 text-fine font-semibold wrap-anywhere hover:underline"
            >
              {picture && <ListPicture picture={picture} side={240} />}
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
