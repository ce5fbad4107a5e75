import { pino } from 'pino';
import { ConfigurationError, readEnv } from '#config/env.ts';
import { copyPhotos, imageFolder } from '#server/images/image-store.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { commandLine } from './command-line.ts';
import { reportFault } from './report-fault.ts';
import { showProgress } from './show-progress.ts';

/** `npm run photos-to-s3`: copies the photos in DATA_DIR to the bucket of S3_URL; existing ones stay. */
commandLine('Uso: npm run photos-to-s3', {});

try {
  const env = readEnv(process.env);
  if (env.s3 === null) throw new ConfigurationError(['S3_URL: hace falta para saber adónde van las fotos']);
  const photos = await openPhotoStore(env, pino({ level: 'warn' }));
  const progress = showProgress();
  const copied = await copyPhotos(imageFolder(env.dataDir), photos, progress.report).finally(progress.end);
  console.log(`${copied} fotos copiadas; en el almacén hay ${(await photos.names()).length}`);
} catch (error) {
  reportFault('No se copiaron las fotos', error);
}
