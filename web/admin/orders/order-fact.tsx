import type { ReactNode } from 'react';

type OrderFactProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** One row of what is known of an order, in a list of them. */
export function OrderFact({ label, className, children }: OrderFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
