import type { ReactNode } from 'react';

type LateScriptsHintProps = {
  /** The page's own path. */
  readonly path: string;
  /** What still works, or is safe. */
  readonly children: ReactNode;
};

/** Appears after some seconds, by CSS alone, on a page whose scripts don't arrive. */
export function LateScriptsHint({ path, children }: LateScriptsHintProps) {
  return (
    <p className="appears-late text-sm text-secondary noscript:hidden">
      La página no terminó de cargarse. {children} Revisa tu conexión y{' '}
      <a href={path} className="font-semibold underline">
        vuelve a cargarla
      </a>
      .
    </p>
  );
}
