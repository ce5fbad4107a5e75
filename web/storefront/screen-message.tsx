import type { ReactNode } from 'react';
import { WITHDRAWAL_PAGE } from './withdrawal-page.ts';

type ScreenMessageProps = {
  heading: string;
  text?: string | undefined;
  /** Links or buttons to go on. */
  children: ReactNode;
};

/** A whole screen with one message: an error or a missing page. The law wants the way to withdraw from every page. */
export function ScreenMessage({ heading, text, children }: ScreenMessageProps) {
  return (
    <main className="shop-width grid min-h-[60vh] place-content-center justify-items-center gap-5 py-16 text-center">
      <img src="/art/broken-thread.svg" alt="" width="150" height="120" />
      <h1 className="max-w-[26em] text-block">{heading}</h1>
      {text && <p className="max-w-[34em] text-secondary">{text}</p>}
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
      <a href={WITHDRAWAL_PAGE} className="py-3 text-sm underline underline-offset-4 hover:decoration-2">
        Botón de arrepentimiento
      </a>
    </main>
  );
}
