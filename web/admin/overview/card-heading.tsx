import type { ReactNode } from 'react';

export function CardHeading({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children?: ReactNode;
}) {
  return (
    <header className="mb-3.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="plain-heading text-[1.0625rem] font-semibold">{title}</h2>
        <p className="text-[0.84375rem] text-muted">{note}</p>
      </div>
      {children}
    </header>
  );
}
