import type { ReactNode } from 'react';

/** What happened, and below it what to do. */
export function NoticeText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
