import type { ReactNode } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useUnseenOrders } from './use-unseen-orders.ts';

type SectionFrameProps = {
  /** The section's heading and the document's title. */
  readonly title: string;
  /** What all of the section comes to, beside the heading. */
  readonly note?: string | undefined;
  /** Shown at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every section of the dashboard. */
export function SectionFrame({ title, note, aside, children }: SectionFrameProps) {
  const store = useStore();
  const unseen = useUnseenOrders();
  return (
    <main className="px-4 pt-4.5 pb-10 lg:px-9 lg:pt-5.5 lg:pb-12">
      <title>{`${unseen > 0 ? `(${unseen}) ` : ''}${title} | ${store.name}`}</title>
      <header className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-1 lg:mb-5.5">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-3.5">
          <h1 className="text-[min(1.8125rem,10.5vw)] lg:text-[2.125rem]">{title}</h1>
          {note !== undefined && <p className="figures text-secondary">{note}</p>}
        </div>
        {aside}
        <ThemeButton look="bordered" className="max-lg:hidden!" />
      </header>
      {children}
    </main>
  );
}
