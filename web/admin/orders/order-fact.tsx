import type { ReactNode } from 'react';

type OrderFactProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** A row in the list of an order's facts. */
export function OrderFact({ label, className, children }: OrderFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
