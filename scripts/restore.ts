import { pino } from 'pino';
import { readEnv } from '#config/env.ts';
import { formatMegabytes } from '#domain/text/format.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { bringBack, copiesElsewhere } from '#server/offsite/bring-back.ts';
import { commandLine, endWithUsage } from './command-line.ts';
import { reportFault } from './report-fault.ts';
import { showProgress } from './show-progress.ts';

/**
 * `npm run restore -- <file> [--force]`: restores a backup into the configured database and `DATA_DIR`. With `--bucket` it
 * comes from the bucket of `BACKUP_S3_URL`: the newest, or the named one; `--list` says which there are.
 */
const USAGE = `Uso: npm run restore -- <archivo de la copia> [--force]
     npm run restore -- --bucket [nombre de la copia] [--force]
     npm run restore -- --bucket --list`;
const { values, positionals } = commandLine(USAGE, {
  options: {
    force: { type: 'boolean', default: false },
    bucket: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [named] = positionals;
const isAsked = values.bucket ? !(values.list && named !== undefined) : named !== undefined && !values.list;

if (!isAsked || positionals.length > 1) endWithUsage(USAGE);
const work = values.list ? list() : restored();
await work.catch((error: unknown) =>
  reportFault('No se restauró nada, y lo que había sigue como estaba', error),
);

async function list(): Promise<void> {
  for (const { name, madeAt, bytes } of await copiesElsewhere(readEnv(process.env)))
    console.log(`${name} · ${formatDate(madeAt)} · ${formatMegabytes(bytes)}`);
}

async function restored(): Promise<void> {
  if (!values.bucket) return restore(named ?? '');
  const progress = showProgress();
  const order = { name: named ?? null, report: progress.report };
  const path = await bringBack(readEnv(process.env), order).finally(progress.end);
  console.log(`La copia está en ${path}.`);
  await restore(path);
}

async function restore(path: string): Promise<void> {
  const place = readEnv(process.env);
  const photos = await openPhotoStore(place, pino({ level: 'silent' }));
  const progress = showProgress();
  const order = { path, place, photos, isForced: values.force, now: Date.now(), report: progress.report };
  const { manifest, keptAside, erasedAgain } = await restoreBackup(order).finally(progress.end);
  for (const { name, rows } of manifest.tables) console.log(`  ${name}: ${rows} filas`);
  console.log(`  fotos: ${manifest.photos.length}`);
  console.log(`La tienda está como el ${formatDate(Date.parse(manifest.madeAt))}. Todos vuelven a ingresar.`);
  if (erasedAgain === null)
    console.log('No se pudo leer a quién se le habían borrado los datos desde entonces.');
  else if (erasedAgain > 0) console.log(`Se volvieron a borrar los datos de ${erasedAgain} clientes.`);
  if (keptAside !== null) console.log(`Lo que había antes quedó en ${keptAside}.`);
}
