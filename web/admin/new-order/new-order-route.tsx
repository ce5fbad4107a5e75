import './new-order.css';
import { SectionFailure } from '../list/section-failure.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/new-order-route.ts';
import { NewOrder } from './new-order.tsx';
import { NewOrderLoading } from './new-order-loading.tsx';
import { restoredLines } from './saved-lines.ts';

const TITLE = 'Nuevo pedido';

/** The lines that this tab kept, with their products as they are now. */
export function clientLoader() {
  return restoredLines();
}

clientLoader.hydrate = true as const;

export const HydrateFallback = NewOrderLoading;

/** An order by phone or at the counter, without the mouse (QUOTE-007). */
export default function NewOrderRoute({ loaderData: restored }: Route.ComponentProps) {
  return (
    <SectionFrame title={TITLE}>
      {restored === null ? (
        <SectionFailure text="No pudimos traer los productos del pedido que estabas tomando. No se perdió nada." />
      ) : (
        <NewOrder restored={restored} />
      )}
    </SectionFrame>
  );
}
