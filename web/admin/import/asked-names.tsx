import type { ReactNode, RefObject } from 'react';
import { formatCount } from '#web/format.ts';

type AskedSectionProps = {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Gets the focus when the dry run finds such names. */
  readonly heading: RefObject<HTMLHeadingElement | null> | null;
  readonly children: ReactNode;
};

/** What a file names and the shop lacks, with a question about each (IMPORT-002). */
export function AskedSection({ id, title, hint, heading, children }: AskedSectionProps) {
  return (
    <section aria-labelledby={id} className="dashboard-card mt-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-20 text-block">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-secondary">{hint}</p>
      {children}
    </section>
  );
}

type AskedNamesProps<Asked> = {
  readonly names: readonly Asked[];
  /** The fields in which a person answers. */
  readonly answer: (asked: Asked) => ReactNode;
};

export function AskedNames<Asked extends { readonly name: string; readonly rows: number }>({
  names,
  answer,
}: AskedNamesProps<Asked>) {
  return (
    <ul className="divide-y divide-line">
      {names.map((asked) => (
        <li key={asked.name} className="category-place">
          <p className="wrap-anywhere">
            <b className="font-semibold">{asked.name}</b>
            <span className="block text-sm text-muted">{formatCount(asked.rows, ROWS)}</span>
          </p>
          {answer(asked)}
        </li>
      ))}
    </ul>
  );
}

const ROWS = { one: 'fila', many: 'filas' };
