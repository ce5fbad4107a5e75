import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The stitched round seal above a dialog's title. */
export function Seal({ tone, children }: { tone?: 'success' | 'warning' | undefined; children: ReactNode }) {
  return (
    <span className={classNames('seal', tone && `seal-${tone}`)} aria-hidden="true">
      {children}
    </span>
  );
}
