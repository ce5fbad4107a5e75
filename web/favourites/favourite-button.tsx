import { forgotten, remembered } from '#domain/favourites/remembered-products.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { strokeIcon } from '#web/ui/stroke-icon.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { changeRemembered } from './remembered-storage.ts';

const Heart = strokeIcon(
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5',
);

type FavouriteButtonProps = {
  readonly id: string;
  readonly isFavourite: boolean;
  /** Where there are several products; the button then has a visible text. */
  readonly name?: string;
};

/** Its name says what a press does, so it has no pressed state besides (BUY-010). */
export function FavouriteButton({ id, isFavourite, name }: FavouriteButtonProps) {
  const toggle = useToggle(id, isFavourite);
  const heart = (
    <Heart
      aria-hidden="true"
      className="text-accent"
      style={isFavourite ? { fill: 'currentColor' } : undefined}
    />
  );
  const verb = isFavourite ? 'Quitar' : 'Guardar';
  const rest = isFavourite ? ' de favoritos' : ' en favoritos';
  if (name === undefined) {
    return (
      <IconButton label={verb + rest} title={verb + rest} onClick={toggle}>
        {heart}
      </IconButton>
    );
  }
  return (
    <button type="button" className="button button-quiet" onClick={toggle}>
      {heart}
      {verb}
      <span className="sr-only">
        {rest}: {name}
      </span>
    </button>
  );
}

function useToggle(id: string, isFavourite: boolean): () => Promise<void> {
  const toast = useToast();
  return async () => {
    try {
      await changeRemembered('favourites', (before) =>
        isFavourite ? forgotten(before, id) : remembered('favourites', before, id),
      );
    } catch {
      toast.show({
        title: 'No se pudo guardar',
        text: 'Tu navegador no deja guardar datos de este sitio. Revisa su configuración e intenta nuevamente.',
        tone: 'error',
      });
    }
  };
}
