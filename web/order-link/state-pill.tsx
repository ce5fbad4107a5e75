import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Check, CircleAlert, Clock } from '#web/ui/stroke-icons.tsx';

/** Good news, something that goes on, or something that is over. */
type Tone = 'success' | 'info' | 'error';

const LOOKS = {
  success: { Icon: Check, className: 'bg-success-soft text-success' },
  info: { Icon: Clock, className: 'bg-info-soft text-info' },
  error: { Icon: CircleAlert, className: 'bg-error-soft text-error' },
} as const satisfies Record<Tone, object>;

/** What became of an order or a quote, before anything else on its customer's page. */
export function StatePill({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { Icon, className } = LOOKS[tone];
  return (
    <p
      className={classNames(
        'state-pill inline-flex items-center gap-2 rounded-pill px-3.5 py-1.5 text-[0.9375rem] font-semibold',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none" />
      {children}
    </p>
  );
}
