import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import { CONTACT_STEP_SEARCH, PLACED_STEP_SEARCH } from '#web/checkout/step.ts';
import type { WorkerBuild } from '#web/worker/worker-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ASSETS = join(ROOT, 'build', 'client', 'assets');
/** Apart from the other files, because the server sends it with headers of its own. */
const WORKER = join(ROOT, 'build', 'worker');

/** Another file of the build, named in a script or a style sheet. */
const NAMED_FILE = /["'`(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`)]/g;

const part = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const route = part.partial({ css: true }).extend({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
});
const manifestShape = z.object({
  version: z.string(),
  entry: part,
  routes: z.record(z.string(), z.looseObject(route.shape)),
});

/** Without network the same page of the cart is asked for at each step. */
const STEPS_OF_CART = [CONTACT_STEP_SEARCH, PLACED_STEP_SEARCH].map((search) => `/cart${search}`);

type Manifest = z.output<typeof manifestShape>;

// The worker names the files of its own build, so it is made after the pages.
const manifest = await readManifest();
await writeWorker({
  version: manifest.version,
  files: await filesOfShop(manifest),
  pages: [...pagesOfShop(manifest), ...STEPS_OF_CART],
  routes: shopRoutes(manifest),
});

async function readManifest(): Promise<Manifest> {
  const name = (await readdir(ASSETS)).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = await readFile(join(ASSETS, name), 'utf8');
  return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** The routes of shoppers' pages, in the form in which React Router's server names them to the browser. */
function shopRoutes({ routes }: Manifest): WorkerBuild['routes'] {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('admin/')));
}

/** The paths of the pages that are the same for everyone: '/', '/cart'. */
function pagesOfShop(manifest: Manifest): string[] {
  return Object.values(shopRoutes(manifest))
    .filter(({ path, index }) => index === true || (path !== undefined && !/[:*]/.test(path)))
    .flatMap(({ path = '', id }) => (id === 'root' ? [] : [`/${path}`]));
}

/** Scripts, styles and fonts that shoppers' pages fetch, at once or later, with the paths by which they do. */
async function filesOfShop(manifest: Manifest): Promise<string[]> {
  const routes = Object.values(manifest.routes).filter(({ id }) => !id.startsWith('admin/'));
  const scripts = [manifest.entry, ...routes].flatMap(({ module, imports }) => [module, ...imports]);
  // Every page holds the root's rules, so nobody asks for its sheet.
  const sheets = routes.flatMap(({ id, css = [] }) => (id === 'root' ? [] : css));
  // The manifest marks a style sheet that another part names too with a '#'.
  const found = new Set([...scripts, ...sheets].map((url) => basename(url).replace(/#$/, '')));
  for (const file of found) {
    for (const [, named = ''] of (await readFile(join(ASSETS, file), 'latin1')).matchAll(NAMED_FILE)) {
      found.add(named);
    }
  }
  return [...found].sort().map((file) => `/assets/${file}`);
}

async function writeWorker(made: WorkerBuild): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(made), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: WORKER,
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: join(ROOT, 'web', 'worker', 'shop-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}
