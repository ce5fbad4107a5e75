import type { CSSProperties, ReactNode } from 'react';
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
      <b
        style={{ '--letters': value.length } as CSSProperties}
        className="display-figures figure-value wrap-anywhere group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
      >
        {value}
      </b>
      <small className="block text-[0.84375rem] text-muted">{children}</small>
    </PageLink>
  );
}
