import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '#config/env.ts';
import { diskPhotoStore } from './disk-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';

/** The store that is configured. @throws ConfigurationError when an S3 store turns us away */
export async function openPhotoStore(
  { s3, dataDir }: Pick<Env, 's3' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<PhotoStore> {
  if (s3 === null) return diskPhotoStore(dataDir);
  // Most shops keep their photos on disk: they start and idle without what talks to others.
  const { openS3PhotoStore } = await import('./s3-photo-store.ts');
  return openS3PhotoStore(s3, { log });
}
