import { pino } from 'pino';
import { type Env, readEnv } from '#config/env.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { loadDemo, wantsDemo } from '#server/load-demo.ts';
import { commandLine, endWithUsage } from './command-line.ts';
import { inShop } from './in-shop.ts';
import { CommandFault, reportFault } from './report-fault.ts';
import { showProgress } from './show-progress.ts';

/** `npm run seed -- --products 100000`: loads the demo catalogue into an empty one, also of a new shop. */
const USAGE = 'Uso: npm run seed -- [--products <cuántos>]';
const { values } = commandLine(USAGE, { options: { products: { type: 'string', default: '1200' } } });
const count = Number(values.products);
if (!Number.isInteger(count) || count < 1) endWithUsage(USAGE);

const started = performance.now();
try {
  const env = readEnv(process.env);
  await inShop(env, (ctx) => seed(ctx, env));
  console.log(`${count} productos cargados en ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  reportFault('No se cargó nada', error);
}

async function seed(ctx: Context, env: Env): Promise<void> {
  if (!(await wantsDemo(ctx, true))) throw new CommandFault('el catálogo ya tiene productos');
  const photos = await openPhotoStore(env, pino({ level: 'silent' }));
  const progress = showProgress();
  await loadDemo(ctx, { count, photos, dataDir: env.dataDir, report: progress.report }).finally(progress.end);
}
