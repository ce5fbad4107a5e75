import './state-pill.css';
import type { ReactNode } from 'react';
import { Check, CircleAlert, Clock } from '#web/ui/stroke-icons.tsx';

/** Good news, something that goes on, or something that is over. */
type Tone = 'success' | 'info' | 'error';

const ICONS = { success: Check, info: Clock, error: CircleAlert } as const satisfies Record<Tone, object>;

/** What became of an order or a quote, before anything else on its customer's page. */
export function StatePill({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <p className="state-pill" data-tone={tone}>
      <Icon aria-hidden="true" />
      {children}
    </p>
  );
}
