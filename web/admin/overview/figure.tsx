import type { ReactNode } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';

type FigureProps = {
  readonly label: string;
  readonly value: string;
  /** The list behind the figure. */
  readonly to: string;
  readonly children?: ReactNode;
};

export function Figure({ label, value, to, children }: FigureProps) {
  return (
    <PageLink to={to} className="figure-link group">
      <span className="text-sm text-secondary">{label}</span>
      <b className="display-figures mt-1 block text-[clamp(17px,5.6vw,25px)]/[1.15] whitespace-nowrap lg:text-[clamp(20px,2vw,34px)]/[1.15] group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
        {value}
      </b>
      <small className="block text-[13.5px] text-muted">{children}</small>
    </PageLink>
  );
}
