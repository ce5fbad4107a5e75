import type { ReactNode } from 'react';

/** A long list inside a dialog; the keyboard can scroll it. */
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
