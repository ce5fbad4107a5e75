import type { ReactNode } from 'react';

/** A struck price. Screen readers don't tell that it is struck, so they get a word for it. */
export function FormerPrice({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <s className={className}>
      <span className="sr-only">antes </span>
      {children}
    </s>
  );
}
