import type { ReactNode } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { ThemeButton } from './theme-button.tsx';

/** A section's heading, which is the document's title too; `children` stand at its right. */
export function SectionHeader({ title, children }: { title: string; children?: ReactNode }) {
  const store = useStore();
  return (
    <header className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 pt-4.5 lg:px-9 lg:pt-5.5">
      <title>{`${title} | ${store.name}`}</title>
      <h1 className="mr-auto w-full text-[29px] lg:w-auto lg:text-[34px]">{title}</h1>
      {children}
      <ThemeButton look="bordered" className="max-lg:hidden!" />
    </header>
  );
}
