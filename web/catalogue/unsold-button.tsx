import type { ListedProduct } from '#domain/products/listed-product.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { productQuestion } from '#web/storefront/product-question.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStorePage } from '#web/storefront/store-context.tsx';

type UnsoldButtonProps = {
  readonly card: ListedProduct;
  readonly name: string;
  readonly page: string;
};

/** In the place of a card's main action: the product is sold out, or the chat tells its price. */
export function UnsoldButton({ card, name, page }: UnsoldButtonProps) {
  const { store, publicUrl } = useStorePage();
  if (card.isHidden || (!card.isSoldOut && store.whatsappDigits === '')) return null;
  return (
    <div className="card-button">
      {card.isSoldOut ? (
        <button type="button" disabled className="button button-small">
          Agotado<span className="sr-only">: {name}</span>
        </button>
      ) : (
        <ChatWithShop
          text={productQuestion({ product: card, url: `${publicUrl}${page}` })}
          className="button button-outline button-small"
        >
          <ChatIcon />
          Consultar precio<span className="sr-only"> de {name}</span>
        </ChatWithShop>
      )}
    </div>
  );
}
