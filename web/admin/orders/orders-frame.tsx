import { SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatCount } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { usePendingCount } from '../shell/use-pending-count.tsx';

export function OrdersFrame({ children }: { children: ReactNode }) {
  const { counts } = usePendingCount();
  return (
    <SectionFrame
      title="Pedidos"
      aside={
        <>
          {/* Its place is reserved until the number is known: on a phone it sends the button to the next line. */}
          <p className="figures min-h-[1lh] text-secondary max-sm:min-w-[13ch] max-sm:text-right">
            {counts !== null && formatCount(counts.pendiente, { one: 'pendiente', many: 'pendientes' })}
          </p>
          <ButtonLink to={deskPath('newOrder')} size="small" className="max-lg:ml-auto">
            <SquarePlus aria-hidden="true" /> Nuevo pedido
          </ButtonLink>
        </>
      }
    >
      {children}
    </SectionFrame>
  );
}

export function OrdersLoading() {
  return (
    <OrdersFrame>
      <ListLoading toolbar="choice" />
    </OrdersFrame>
  );
}
