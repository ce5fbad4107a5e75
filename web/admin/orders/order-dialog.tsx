import '#web/ui/overlay.css';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { useIsDialogOpen } from '#web/ui/use-dialogs.tsx';
import { OrderStatusMenu } from './order-actions.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderDialogFooter } from './order-dialog-footer.tsx';
import { OrderStatusPill } from './order-status-pill.tsx';
import { useOrder } from './use-order.ts';

type OrderDialogProps = {
  readonly id: string | null;
  /** The list's last answer. Each new answer fetches the order again. */
  readonly freshness: unknown;
  /** Called with the order's id before it is changed. */
  readonly onChange: (id: string) => void;
  /** The element to focus after closing; `true` for the pressed link. */
  readonly finalFocus: () => HTMLElement | true;
  readonly onClose: () => void;
};

/** The order of the address, over the list; `null` shows none (ORDADM-014). Its height doesn't depend on the order. */
export function OrderDialog({ id, finalFocus, onClose, ...order }: OrderDialogProps) {
  const isCovered = useIsDialogOpen();
  // The closing dialog still shows its order.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return (
    <Dialog.Root open={id !== null} onOpenChange={(opens) => !opens && !isCovered && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup className="order-dialog overlay-dialog" finalFocus={finalFocus}>
          {shownId !== null && <OrderWindow {...order} id={shownId} onClose={onClose} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type OrderWindowProps = Omit<OrderDialogProps, 'finalFocus'> & { readonly id: string };

function OrderWindow({ id, freshness, onChange, onClose }: OrderWindowProps) {
  const state = useOrder(id, freshness);
  const order = state.kind === 'found' ? state.order : null;
  return (
    <>
      <div className="flex items-start gap-4 pt-4 pr-4 pb-3 pl-5 sm:pt-6 sm:pr-5 sm:pb-4.5 lg:pl-8">
        <div className="mr-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:grow">
          <Dialog.Title className="figures text-block whitespace-nowrap sm:text-[1.75rem]">
            {order === null ? 'Pedido' : `Pedido N.º ${order.number}`}
          </Dialog.Title>
          {order !== null && (
            <span className="flex items-center gap-1">
              <OrderStatusPill status={order.status} />
              <OrderStatusMenu order={order} onChange={() => onChange(id)} />
            </span>
          )}
        </div>
        <Dialog.Close render={<IconButton label="Volver a la lista" />}>
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
      <Stitch className="shrink-0" />
      {state.kind === 'loading' && <Skeleton className="m-8 grow" />}
      {state.kind === 'missing' && <MissingOrder onClose={onClose} />}
      {order !== null && (
        <>
          <OrderDetail order={order} />
          <OrderDialogFooter order={order} onClose={onClose} />
        </>
      )}
    </>
  );
}

function MissingOrder({ onClose }: { onClose: () => void }) {
  return (
    <div role="alert" className="grid grow content-center justify-items-center gap-4 p-12">
      <p>Id no encontrado</p>
      <Button variant="outline" onClick={onClose}>
        CERRAR
      </Button>
    </div>
  );
}
