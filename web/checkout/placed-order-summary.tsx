import './placed-order.css';
import { orderChatText } from '#domain/chat/order-chat-text.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { VariantChips } from '#web/cart/variant-chips.tsx';
import { formatPrice, formatUnits } from '#web/format.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import type { PlacedOrder } from './placed-order.ts';

export function PlacedOrderSummary({ order }: { order: PlacedOrder }) {
  return (
    <>
      <KnottedThread />
      <div className="checkout-columns">
        <section aria-label="Lo que pediste" className="rounded-3 bg-surface px-5 py-6 lg:px-7.5">
          <h2 className="mb-4.5 text-[25px]">Lo que pediste</h2>
          <ul className="grid gap-4.5">
            {order.lines.map((line) => (
              <PlacedLine key={line.productId} line={line} />
            ))}
          </ul>
          <PlacedTotals order={order} />
        </section>
        <section className="grid content-start gap-3">
          <p className="mb-2 text-secondary">
            Tu pedido ha sido realizado con éxito. ¡Pronto nos comunicaremos para finalizar la compra!
          </p>
          <ChatWithShop
            text={orderChatText({ ...order, link: '' })}
            className={buttonClass({ variant: 'chat', size: 'large' }, 'w-full')}
          >
            <ChatIcon /> Enviar por WhatsApp
          </ChatWithShop>
          <ButtonLink to="/" variant="outline" className="w-full">
            Seguir comprando
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

function PlacedLine({
  line: { brand, name, photo, units, variants, total },
}: {
  line: PlacedOrder['lines'][number];
}) {
  return (
    <li className="figures grid grid-cols-[56px_minmax(0,1fr)] gap-3.5 text-label leading-snug">
      <LinePhoto photo={photo} size={56} className="w-14" />
      <div className="flex min-w-0 flex-wrap gap-x-3.5">
        <div className="min-w-0 flex-[1_1_150px] wrap-anywhere">
          <p className="text-fine text-muted">{brand}</p>
          <WholeWords text={name || 'Producto'} />
          <p className="text-fine text-muted">{formatUnits(units)}</p>
        </div>
        <b className="ml-auto font-semibold">{formatPrice(total)}</b>
        {variants.length > 0 && <VariantChips variants={variants} className="mt-1.5 w-full" />}
      </div>
    </li>
  );
}

function PlacedTotals({ order: { total, saving, hasUnpriced } }: { order: PlacedOrder }) {
  return (
    <>
      <Stitch className="mt-6 mb-3.5 [--thread:var(--color-linen-500)]" />
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 *:py-1 *:even:text-right">
        {saving > 0 && (
          <>
            <dt className="text-sm font-semibold text-success">Total ahorrado</dt>
            <dd className="text-sm font-semibold text-success">{formatPrice(saving)}</dd>
          </>
        )}
        <dt>Envío</dt>
        <dd>A confirmar</dd>
        <dt className="self-end text-lg font-semibold">Total</dt>
        <dd className="display-figures text-[32px] font-semibold">{formatPrice(total)}</dd>
      </dl>
      {hasUnpriced && <p className="text-sm text-secondary">No incluye los productos a consultar</p>}
    </>
  );
}

/** The whole thread with its knot: the basting is done. */
function KnottedThread() {
  return (
    <div className="knotted-thread" aria-hidden="true">
      <i />
      <svg viewBox="0 0 64 40" aria-hidden="true">
        <path d="M0 20h14c10 0 14-14 24-14 8 0 9 12 0 14-9 2-14 0-14-6 0-8 16-9 20 4 2 7 8 12 18 16" />
      </svg>
    </div>
  );
}
