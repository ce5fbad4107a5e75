import type { ReactNode } from 'react';

/** A list inside a dialog, however long it is: the keyboard scrolls it too. */
export function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="mt-4 max-h-[30svh] overflow-y-auto rounded-2 border border-line px-4 py-2 text-left text-sm wrap-anywhere"
    >
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}
