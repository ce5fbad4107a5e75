import { use, useEffect, useRef, useState } from 'react';
import { cardChoice } from '#domain/cart/card-choice.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { CartContext } from '#web/cart/use-cart.ts';
import type { CardPart } from '#web/choice/card-part.ts';
import { Plus } from '#web/ui/stroke-icons.tsx';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { UnsoldButton } from './unsold-button.tsx';

const LABELS = { single: 'Agregar', colour: 'Elegir colores', model: 'Elegir modelos' } as const;

const fetchStepper = async (): Promise<CardPart> => (await import('./card-stepper.tsx')).CardStepper;
const fetchSheet = async (): Promise<CardPart> =>
  (await import('#web/choice/variants-sheet.tsx')).VariantsSheet;

type CardButtonProps = {
  readonly card: ListedProduct;
  readonly name: string;
  /** The product's page: where a press leads before the scripts run, or without the part that it needs. */
  readonly page: string;
};

/**
 * 'Agregar' or 'Elegir colores' at the foot of a card (BUY-002). What a press needs is fetched when a finger, the pointer or
 * the focus comes. The button stays until it is pressed: one that is replaced under a finger loses its press.
 */
export function CardButton({ card, name, page }: CardButtonProps) {
  const cart = use(CartContext);
  const choice = cardChoice(card);
  const isSingle = choice === 'single';
  const { code: Part, load } = useLazyCode(isSingle ? fetchStepper : fetchSheet);
  const [isPressed, setIsPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isInCart = isSingle && cart?.cart.some(({ productId }) => productId === card.id);
  const isWanted = isPressed || isInCart;
  useEffect(() => {
    if (!isWanted) return;
    load().then((isLoaded) => isLoaded || (isPressed && form.current?.submit()));
  }, [isWanted, isPressed, load]);
  const part = Part && <Part card={card} isPressed={isPressed} onEnd={() => setIsPressed(false)} />;
  if (cart === null) return null;
  if (choice === null && !isPressed) return <UnsoldButton card={card} name={name} page={page} />;
  return (
    <div className="card-button">
      {part && isSingle && isWanted
        ? part
        : choice && (
            <form ref={form} action={page}>
              <button
                type="submit"
                className="button button-outline button-small"
                onPointerEnter={load}
                onFocus={load}
                onClick={(event) => {
                  event.preventDefault();
                  setIsPressed(true);
                }}
              >
                {isSingle && <Plus aria-hidden="true" />}
                {LABELS[choice]}
                <span className="sr-only"> de {name}</span>
              </button>
            </form>
          )}
      {!isSingle && part}
    </div>
  );
}
