/** Appears after some seconds, by CSS alone, on a page whose scripts don't arrive. @param path the page's own */
export function LateScriptsHint({ path }: { path: string }) {
  return (
    <p className="appears-late text-sm text-secondary noscript:hidden">
      La página no terminó de cargarse. Revisa tu conexión y{' '}
      <a href={path} className="font-semibold underline">
        vuelve a cargarla
      </a>
      .
    </p>
  );
}
