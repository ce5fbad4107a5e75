import { productPath } from '#domain/addresses/product-path.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { priceListText } from '#domain/orders/order-price-list.ts';
import { orderedTotal } from '#domain/orders/ordered-total.ts';
import { discountHundredths } from '#domain/pricing/saved-percent.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { ShownExtras } from '#web/cart/shown-extras.tsx';
import { VariantChips } from '#web/cart/variant-chips.tsx';
import { formatPercent, formatPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { mailLink } from '../mail-link.ts';
import { CustomerContact } from './customer-contact.tsx';
import { OrderFact } from './order-fact.tsx';

/** An order's customer, date, lines and amounts (ORDADM-015 to ORDADM-018). */
export function OrderDetail({ order }: { order: Order }) {
  return (
    <section
      aria-label="Detalle del pedido"
      className="min-h-0 grow overflow-y-auto px-5 pt-1.5 pb-5 lg:px-8"
    >
      <OrderFacts order={order} />
      <div className="pb-5">
        <CustomerContact order={order} />
      </div>
      <ul>
        {order.lines.map((line) => (
          <OrderedLine key={line.product.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function OrderFacts({ order: { customer, said, createdAt, priceList } }: { order: Order }) {
  return (
    <dl className="order-facts">
      <OrderFact label="Fecha">{formatLongDate(createdAt)}</OrderFact>
      <OrderFact label="Cliente">
        {customer.firstName} {customer.lastName}
      </OrderFact>
      {customer.phone !== '' && (
        <OrderFact label="Celular" className="figures">
          {customer.phone}
        </OrderFact>
      )}
      {customer.email !== '' && (
        <OrderFact label="Correo">
          <a href={mailLink({ address: customer.email })} className="hover:underline">
            {customer.email}
          </a>
        </OrderFact>
      )}
      <OrderFact label="Envío">A confirmar</OrderFact>
      {priceList !== null && <OrderFact label="Precios">{priceListText(priceList)}</OrderFact>}
      {said.comment !== '' && (
        <OrderFact label="Nota del cliente" className="whitespace-pre-line wrap-anywhere">
          {said.comment}
        </OrderFact>
      )}
    </dl>
  );
}

function OrderedLine({ line }: { line: OrderLine }) {
  const { product, quantities } = line;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-4 border-t border-line py-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
      <LinePhoto photo={product.photos[0] ?? null} size={72} className="w-full" />
      <div className="min-w-0 wrap-anywhere">
        <small className="flex flex-wrap gap-x-3 text-muted">
          <span>{product.brand}</span>
          {product.code !== null && <span className="figures">Código {product.code}</span>}
        </small>
        <PageLink
          to={productPath(product)}
          target="_blank"
          className="block py-0.5 font-semibold hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          {product.name}
        </PageLink>
        {product.description !== '' && (
          <p className="line-clamp-2 text-sm text-secondary">
            {descriptionLines(product.description).join(' ')}
          </p>
        )}
        <VariantChips
          variants={lineVariants({ quantities, snapshot: product })}
          unit={product.saleUnit}
          className="mt-2"
        />
        <ShownExtras extras={line.extras} unit={product.saleUnit} className="mt-1 text-sm" />
      </div>
      <LineAmounts line={line} />
    </li>
  );
}

function LineAmounts({ line }: { line: OrderLine }) {
  const discount = discountHundredths(line);
  return (
    <p className="figures col-start-2 sm:col-start-3 sm:text-right">
      {discount > 0 && (
        <FormerPrice className="mr-2 text-muted sm:mr-0 sm:block">{formatPrice(line.listTotal)}</FormerPrice>
      )}
      <b className="text-lg font-semibold">{formatPrice(orderedTotal(line))}</b>
      {discount > 0 && (
        <span className="block text-sm font-semibold text-success">Ahorra {formatPercent(discount)}</span>
      )}
    </p>
  );
}
