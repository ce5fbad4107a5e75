import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '#web/storefront/logo.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { WITHDRAWAL_PAGE } from '#web/storefront/withdrawal-page.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageLink } from '#web/ui/page-link.tsx';

type EntryScreenProps = {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  readonly lead: ReactNode;
  /** The text beside the form on a wide screen (LOGIN-006). */
  readonly quote: string;
  readonly children: ReactNode;
};

/** The screen before the dashboard: the form at the left, a sewing machine at the right. */
export function EntryScreen({ title, heading, lead, quote, children }: EntryScreenProps) {
  const store = useStore();
  return (
    <main className="grid min-h-svh grid-cols-1 lg:grid-cols-[minmax(440px,1fr)_1.25fr]">
      <title>{`${title} | ${store.name}`}</title>
      <section className="grid grid-cols-1 content-start gap-7 bg-surface px-5 pt-3 pb-10 lg:grid-rows-[auto_auto_1fr] lg:px-16 lg:pt-7 lg:pb-12">
        <div className="flex flex-wrap items-center justify-between gap-x-1">
          <PageLink to="/" className={buttonClass({ variant: 'quiet' }, '-ml-3.5')}>
            <ArrowLeft aria-hidden="true" /> Volver al inicio
          </PageLink>
          <PageLink
            to={WITHDRAWAL_PAGE}
            className="py-3 text-sm underline underline-offset-4 hover:decoration-2"
          >
            Botón de arrepentimiento
          </PageLink>
        </div>
        <Logo className="justify-self-start" />
        <div className="w-full max-w-[25rem] lg:self-center">
          <h1 className="text-title">{heading}</h1>
          <p className="mt-5 mb-5 text-secondary">{lead}</p>
          {children}
        </div>
      </section>
      <section className="relative hidden content-end overflow-hidden bg-[#d9b79c] lg:grid">
        <img
          src="/art/sewing-machine.webp"
          alt=""
          width={1200}
          height={1200}
          className="absolute inset-0 size-full object-cover object-[50%_20%]"
        />
        <blockquote className="stitch-frame relative m-10 bg-carmine px-11 py-10 font-display text-[2.5rem] leading-[1.1] font-semibold tracking-[-0.02em] text-on-carmine [--thread:rgb(255_248_238/.6)]">
          <p>{quote}</p>
        </blockquote>
      </section>
    </main>
  );
}
