import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SCRIPT_KILOBYTES } from '#tests/support/budgets.ts';
import packageJson from '../../package.json' with { type: 'json' };

// Reads the output of `npm run build`; `npm test` builds first.
const ASSETS = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));

const APP = fileURLToPath(new URL('../../build/app/', import.meta.url));

const part = z.object({
  module: z.string(),
  imports: z.array(z.string()),
  css: z.array(z.string()).optional(),
});
const manifestShape = z.object({ entry: part, routes: z.record(z.string(), part) });
const manifest = readManifest();

/** Code that only the dashboard needs, identified by words that minifying keeps. */
const OF_THE_DASHBOARD = {
  charts: 'recharts-',
  'drag and drop': 'DndDescribedBy',
  validation: 'ZodError',
  'the table of product fields': 'Textos alternativos',
  'QR codes': 'Data too long',
  'its own pages': 'pedidos/:id/imprimir',
};

const SHOPPERS_ROUTES = Object.keys(manifest.routes).filter(
  (id) => id === 'root' || (!id.startsWith('admin/') && id !== 'storefront/unknown-route'),
);

const PAGES = SHOPPERS_ROUTES.filter((id) => id !== 'root' && id !== 'frame/shop-layout');

test.each(PAGES)(`the scripts of %s stay within ${SCRIPT_KILOBYTES} kB`, (route) => {
  const parts = [manifest.entry, ...['root', 'frame/shop-layout', route].map(routeOf)];
  const files = new Set(
    parts.flatMap(({ module, imports }) => [module, ...imports]).map((url) => basename(url)),
  );
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
  expect(bytes / 1000).toBeLessThanOrEqual(SCRIPT_KILOBYTES);
});

test('no late code adds the style sheet of every page once more, after those that build on it', () => {
  const sheets = (routeOf('root').css ?? []).map((url) => basename(url));
  expect(sheets).toEqual([expect.stringMatching(/\.css$/)]);
  const scripts = readdirSync(ASSETS).filter((name) => /^(?!manifest-).*\.js$/.test(name));
  expect(scripts.filter((name) => sheets.some((sheet) => textOf(name).includes(sheet)))).toEqual([]);
});

test.each(Object.entries(OF_THE_DASHBOARD))('no shopper can ever fetch %s', (_what, word) => {
  const guilty = [...reachable(SHOPPERS_ROUTES)].filter((file) => textOf(file).includes(word));
  expect(guilty).toEqual([]);
});

test('the marker words still occur in the dashboard’s code', () => {
  const text = dashboardText();
  for (const word of Object.values(OF_THE_DASHBOARD)) expect(text).toContain(word);
});

function dashboardText(): string {
  const admin = Object.keys(manifest.routes).filter((id) => id.startsWith('admin/'));
  return [...reachable(admin)].map(textOf).join('\n');
}

function readManifest(): z.output<typeof manifestShape> {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(join(ASSETS, file), 'utf8');
  return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

function routeOf(id: string): z.output<typeof part> {
  const route = manifest.routes[id];
  if (route === undefined) throw new Error(`no route ${id}`);
  return route;
}

/** Every script that those routes import, at once or later. */
function reachable(routes: readonly string[]): Set<string> {
  const found = new Set(
    [manifest.entry.module, ...routes.map((id) => routeOf(id).module)].map((url) => basename(url)),
  );
  for (const file of found) {
    for (const [, imported = ''] of textOf(file).matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
      found.add(imported);
    }
  }
  return found;
}

function textOf(file: string): string {
  return readFileSync(join(ASSETS, file), 'utf8');
}

/** Small files are sent uncompressed. */
function sentBytes(file: string): number {
  const compressed = join(ASSETS, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(ASSETS, file)).size;
}

const APP_FILES = readdirSync(APP).filter((name) => name.endsWith('.js'));
const textOfApp = (name: string) => readFileSync(join(APP, name), 'latin1');

test('the server’s bundle holds React Router once, so that server and pages share its contexts', () => {
  expect(APP_FILES.filter((name) => textOfApp(name).includes('RouterContextProvider = class'))).toHaveLength(
    1,
  );
});

/** Base UI's own, which the pages' build leaves outside like React. */
const OF_OTHERS = ['use-sync-external-store'];

test('the server’s bundle imports only packages that the shop depends on', () => {
  const packages = APP_FILES.flatMap((name) => [
    ...textOfApp(name).matchAll(/^import .*"((?:@[\w-]+\/)?[\w-]+)[\w./-]*";$/gm),
  ])
    .map(([, name = '']) => name)
    .filter((name) => name !== 'node' && !OF_OTHERS.includes(name));
  expect(packages.length).toBeGreaterThan(10);
  expect([...new Set(packages)].filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});
