import { createHash } from 'node:crypto';
import { z } from 'zod';
import { IMAGE_NAME } from '#server/images/image-store.ts';

/** The version of the archive's format; unknown versions are refused. */
export const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Of the rows as `rowLines` writes them. */
  sha256,
});

const photo = z.object({ name: z.string().regex(IMAGE_NAME), bytes: z.int().min(0), sha256 });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The program's version. */
  program: z.string(),
  /** The database's last migration. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  madeAt: z.iso.datetime(),
  tables: z.array(table),
  photos: z.array(photo),
});

/** The archive's contents with a checksum of each part. It is the last entry, so an archive without it was cut off. */
export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type PhotoEntry = Manifest['photos'][number];

export const MANIFEST = 'manifest.json';
/** The manifest's checksum, as `sha256sum -c` reads it. */
export const MANIFEST_SUM = 'manifest.sha256';
export const TABLES = 'tables';
export const PHOTOS = 'photos';

export function manifestSum(manifest: string): string {
  return `${createHash('sha256').update(manifest).digest('hex')}  ${MANIFEST}\n`;
}

export function tableFile(table: string): string {
  return `${table}.ndjson.gz`;
}
