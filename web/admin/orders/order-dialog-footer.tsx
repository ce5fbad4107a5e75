import { Printer } from 'lucide-react';
import type { Order } from '#domain/orders/order.ts';
import { formatPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';

export function OrderDialogFooter({ order, onClose }: { order: Order; onClose: () => void }) {
  const isDiscounted = order.payableAmount < order.totalAmount;
  const print = () => window.open(`/hilvanDash/pedidos/${encodeURIComponent(order.id)}/imprimir`, '_blank');
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
        <b className="display-figures text-[28px]">{formatPrice(order.payableAmount)}</b>
        {order.lines.some(({ product }) => product.price === null) && (
          <p className="text-sm text-secondary max-sm:basis-full">No incluye los productos a consultar</p>
        )}
      </div>
      <Button variant="outline" onClick={onClose}>
        CERRAR
      </Button>
      <Button onClick={print}>
        <Printer aria-hidden="true" /> IMPRIMIR
      </Button>
    </div>
  );
}
