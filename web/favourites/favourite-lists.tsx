import { useState } from 'react';
import type { RememberedProducts } from '#domain/favourites/remembered-products.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import type { FavouriteButton } from './favourite-button.tsx';
import type { Lists } from './remembered-lists.tsx';
import type { forgetSeen } from './remembered-storage.ts';
import { type ProductCards, useProductCards } from './use-product-cards.ts';

type FavouriteListsProps = Lists & {
  readonly FavouriteButton: typeof FavouriteButton;
  readonly forgetSeen: typeof forgetSeen;
};

/** 'Tus favoritos' and 'Vistos hace poco'. */
export function FavouriteLists({ favourites, seen, FavouriteButton, forgetSeen }: FavouriteListsProps) {
  const kept = useKept(favourites);
  const { cards, isFailed, retry } = useProductCards([...new Set([...kept, ...seen])]);
  if (cards === null) return isFailed ? <Failure onRetry={retry} /> : <WaitingCards />;
  const shown = kept.filter((id) => cards.has(id));
  const isSeen = seen.some((id) => cards.has(id));
  return (
    <>
      <section aria-labelledby="tus-favoritos">
        <h2 id="tus-favoritos" className="text-block">
          Tus favoritos
        </h2>
        {shown.length === 0 && <NoFavourites />}
        <Cards ids={shown} cards={cards}>
          {(id, name) => <FavouriteButton id={id} name={name} isFavourite={favourites.includes(id)} />}
        </Cards>
      </section>
      <section aria-labelledby="vistos">
        <h2 id="vistos" className="text-block">
          Vistos hace poco
        </h2>
        {!isSeen && <p className="mt-3">Todavía no viste ningún producto en este navegador.</p>}
        <Cards ids={seen} cards={cards} />
        {isSeen && <ForgetSeen forgetSeen={forgetSeen} />}
      </section>
    </>
  );
}

/** What is taken out stays in its place until the page is left, so that another press brings it back. */
function useKept(favourites: RememberedProducts): RememberedProducts {
  const [kept, setKept] = useState(favourites);
  const added = favourites.filter((id) => !kept.includes(id));
  if (added.length > 0) setKept([...added, ...kept]);
  return kept;
}

type CardsProps = {
  readonly ids: readonly string[];
  readonly cards: NonNullable<ProductCards['cards']>;
  /** What stands below each card. */
  readonly children?: (id: string, name: string) => React.ReactNode;
};

function Cards({ ids, cards, children }: CardsProps) {
  const shown = ids.flatMap((id) => cards.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className="favourite-grid">
      {shown.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} photoPlace="grid" />
          {children?.(card.id, card.name || 'Producto')}
        </li>
      ))}
    </ul>
  );
}

function NoFavourites() {
  return (
    <div className="mt-3 grid justify-items-start gap-4.5">
      <p>Todavía no guardaste ninguno. Toca el corazón en la página de un producto y lo encuentras aquí.</p>
      <ButtonLink to="/" variant="primary">
        Ver productos
      </ButtonLink>
    </div>
  );
}

function ForgetSeen({ forgetSeen }: Pick<FavouriteListsProps, 'forgetSeen'>) {
  const { confirm } = useDialogs();
  async function ask(): Promise<void> {
    const isConfirmed = await confirm({
      title: '¿Borrar lo visto?',
      text: 'Se borra de este navegador. Tus favoritos quedan.',
      confirmLabel: 'Borrar lo visto',
      cancelLabel: 'Cancelar',
    });
    if (isConfirmed) await forgetSeen();
  }
  return (
    <button type="button" className="button button-quiet mt-5" onClick={ask}>
      Borrar lo visto
    </button>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 grid justify-items-start gap-4.5">
      <p>No se pudieron cargar los productos. Tus favoritos siguen guardados: revisa tu conexión.</p>
      <Button variant="outline" onClick={onRetry}>
        Volver a intentar
      </Button>
    </div>
  );
}

export function WaitingCards() {
  return (
    <div data-awaited="" className="mt-8">
      <Skeleton className="h-96" />
    </div>
  );
}
