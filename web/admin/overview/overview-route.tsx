import { ArrowRight } from 'lucide-react';
import { formatCount } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { usePendingCount } from '../shell/use-pending-count.tsx';

/** General: how things stand at the counter. */
export default function OverviewRoute() {
  const { counts } = usePendingCount();
  return (
    <SectionFrame title="General">
      <section className="dashboard-card grid justify-items-start gap-3">
        <h2 className="text-block">Te damos la bienvenida</h2>
        <p className="text-secondary" aria-live="polite">
          {counts === null ? 'Contando pedidos...' : pendingText(counts.pendiente)}
        </p>
        <ButtonLink to="/hilvanDash/pedidos?estado=Pendientes">
          Ver los pendientes <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </section>
    </SectionFrame>
  );
}

function pendingText(pending: number): string {
  if (pending === 0) return 'No hay pedidos pendientes.';
  return `Hay ${formatCount(pending, { one: 'pedido pendiente', many: 'pedidos pendientes' })}.`;
}
