import { type ReactNode, useId } from 'react';

type StudioBlockProps = {
  readonly number: number;
  readonly title: string;
  /** Shown at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One of the studio's three numbered parts. */
export function StudioBlock({ number, title, aside, children }: StudioBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="dashboard-card studio-block">
      <header className="studio-head">
        <h2 id={id} className="studio-title">
          <span className="display-figures studio-number">{number}</span> {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
