import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#web/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Ticks } from './use-ticks.ts';

type TickBarFrameProps = {
  readonly ticks: Pick<Ticks, 'ids' | 'clear'>;
  /** What can be done with the ticked rows. */
  readonly children: ReactNode;
};

/** A bar that rises from the foot of a list once rows are ticked. */
export function TickBarFrame({ ticks, children }: TickBarFrameProps) {
  return (
    <section aria-label="Elegidos" className="tick-bar">
      <IconButton label="Dejar de elegir" onClick={ticks.clear}>
        <X aria-hidden="true" />
      </IconButton>
      <p role="status" className="figures mr-auto font-semibold sm:mr-0">
        {formatCount(ticks.ids.size, { one: 'elegido', many: 'elegidos' })}
      </p>
      {children}
    </section>
  );
}
