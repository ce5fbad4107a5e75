/** As React Router writes them: what its module needs, each of its imports of a route, and the module itself. */
const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ROUTE_IMPORT = /^import \* as (route\d+) from ("[^"]+");$/gm;
const MODULE = /(<script [^>]*type="module"[^>]*>)([\s\S]*?)<\/script>/;

/**
 * Has a page fetch its scripts once it was painted, so that nothing of what it is painted with waits for them: it is read
 * before it answers to touch, and until then its links and forms are the browser's, and which buttons are pressed is
 * kept. A tab in the background is not painted, and browsers that don't tell of it get their scripts after three seconds.
 * @param html a whole page of the built shop; one without scripts stays as it is
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(MODULE, (_, opening: string, code: string) => {
      const modules = [...html.matchAll(PRELOADED)].map(([, href]) => href);
      const routes = [...code.matchAll(ROUTE_IMPORT)];
      return `${opening}
window.earlyPresses = [];
addEventListener('click', ({ target }) => {
  const button = target.closest('button[type=button]');
  if (button !== null) window.earlyPresses?.push(button);
}, true);
await new Promise((paint) => {
  setTimeout(paint, document.hidden ? 0 : 3000);
  new PerformanceObserver(paint).observe({ type: 'paint', buffered: true });
});
for (const href of ${JSON.stringify(modules)}) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
}
const [${routes.map(([, name]) => name).join(', ')}] = await Promise.all([
  ${routes.map(([, , address]) => `import(${address})`).join(', ')}
]);
${code.replaceAll(ROUTE_IMPORT, '')}</script>`;
    })
    .replaceAll(PRELOADED, '');
}
