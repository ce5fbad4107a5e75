import { type ReactNode, useId } from 'react';

type AccountCardProps = {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
};

/** One matter of the account. */
export function AccountCard({ title, note, children }: AccountCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="dashboard-card min-w-0">
      <h2 id={id} className="plain-heading text-[17px] font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 text-[13.5px] text-muted">{note}</p>
      {children}
    </section>
  );
}
