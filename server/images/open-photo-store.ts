import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '#config/env.ts';
import { createDiskPhotoStore } from './disk-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';

/** The configured store. @throws ConfigurationError when the S3 store refuses access */
export async function openPhotoStore(
  { s3, dataDir }: Pick<Env, 's3' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<PhotoStore> {
  if (s3 === null) return createDiskPhotoStore(dataDir);
  // Most shops keep photos on disk, and start and idle without the S3 client.
  const { openS3PhotoStore } = await import('./s3-photo-store.ts');
  return openS3PhotoStore(s3, { log });
}
