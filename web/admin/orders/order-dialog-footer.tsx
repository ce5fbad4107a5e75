import { Printer } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { Order } from '#domain/orders/order.ts';
import { hasUnpriced } from '#domain/orders/ordered-total.ts';
import { formatPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { openPrintedOrder } from './open-printed-order.ts';

export function OrderDialogFooter({ order, onClose }: { order: Order; onClose: () => void }) {
  const isDiscounted = order.payableAmount < order.totalAmount;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 bg-page px-5 py-4 *:max-sm:grow sm:py-4.5 lg:px-8">
      <div className="figures mr-auto flex flex-wrap items-baseline justify-between gap-x-4 max-sm:basis-full sm:block">
        <p className="text-sm">
          {isDiscounted ? (
            <>
              Total de lista <s className="text-muted">{formatPrice(order.totalAmount)}</s> · con descuentos
            </>
          ) : (
            'Total'
          )}
        </p>
        <b className="display-figures text-[1.75rem]">{formatPrice(order.payableAmount)}</b>
        {hasUnpriced(order) && (
          <p className="text-sm text-secondary max-sm:basis-full">No incluye los productos a consultar</p>
        )}
      </div>
      <Button variant="outline" onClick={onClose}>
        CERRAR
      </Button>
      <Button onClick={() => openPrintedOrder(order.id)}>
        <Printer aria-hidden="true" /> IMPRIMIR
      </Button>
      <ButtonLink to={deskPath('order', order.id)} variant="primary">
        Abrir pedido
      </ButtonLink>
    </div>
  );
}
