/** As React Router writes them, in the head of a page: what its module needs. */
const PRELOADED = /<link rel="modulepreload" href="([^"<]+)"[^<>]*>/g;
/** In the module, near the page's end: an import of each of its routes. */
const ROUTE_IMPORT = /^import \* as (route\d+) from ("[^"]+");$/gm;

/**
 * Has a page fetch its scripts once it was painted, so that nothing of what it is painted with waits for them: it is read
 * before it answers to touch, and until then its links and forms are the browser's, and which buttons are pressed is
 * kept. A tab in the background is not painted, and browsers that don't tell of it get their scripts after three seconds.
 * @param html a whole page of the built shop; one without scripts stays as it is
 */
export function scriptsAfterPaint(html: string): string {
  // The last: what follows it is text in scripts, and there quotes are escaped.
  const attribute = html.lastIndexOf('type="module"');
  if (attribute === -1) return html;
  const body = html.indexOf('<body');
  const start = html.indexOf('>', attribute) + 1;
  const end = html.indexOf('</script>', start);
  const head = html.slice(0, body);
  const modules = [...head.matchAll(PRELOADED)].map(([, href]) => href);
  return (
    head.replaceAll(PRELOADED, '') +
    html.slice(body, start) +
    afterPaint(html.slice(start, end), modules) +
    html.slice(end)
  );
}

function afterPaint(module: string, preloads: readonly (string | undefined)[]): string {
  const routes = [...module.matchAll(ROUTE_IMPORT)];
  return `
window.earlyPresses = [];
addEventListener('click', ({ target }) => {
  const button = target.closest('button[type=button]');
  if (button !== null) window.earlyPresses?.push(button);
}, true);
await new Promise((paint) => {
  setTimeout(paint, document.hidden ? 0 : 3000);
  new PerformanceObserver(paint).observe({ type: 'paint', buffered: true });
});
for (const href of ${JSON.stringify(preloads)}) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
}
const [${routes.map(([, name]) => name).join(', ')}] = await Promise.all([
  ${routes.map(([, , address]) => `import(${address})`).join(', ')}
]);
${module.replaceAll(ROUTE_IMPORT, '')}`;
}
