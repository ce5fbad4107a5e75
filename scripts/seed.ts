import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readEnv } from '#config/env.ts';
import { loadDemo, wantsDemo } from '#server/catalogue/load-demo.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { openContext } from '#server/open-context.ts';
import { showProgress } from './show-progress.ts';

/** `npm run seed -- --products 100000`: loads the demo catalogue into an empty one. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '1200' } } });
const count = Number(values.products);
const env = readEnv(process.env);
const log = pino({ level: 'silent' });
const context = await openContext(env, log);
const started = performance.now();

if (!Number.isInteger(count) || count < 1) {
  console.error('--products tiene que ser un número entero mayor que cero');
  process.exitCode = 2;
} else if (await wantsDemo(context, true)) {
  const photos = await openPhotoStore(env, log);
  const progress = showProgress();
  await loadDemo(context, { count, photos, dataDir: env.dataDir, report: progress.report });
  progress.end();
  console.log(`${count} productos cargados en ${((performance.now() - started) / 1000).toFixed(1)} s`);
} else {
  console.error('El catálogo ya tiene productos: no se cambió nada.');
  process.exitCode = 1;
}
await context.db.destroy();
