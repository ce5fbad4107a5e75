import type { ReactNode } from 'react';

/** What stands where a printed page is not ready. */
export function PrintNote({ children }: { children: ReactNode }) {
  return (
    <main className="p-8">
      <p role="status">{children}</p>
    </main>
  );
}
