import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigurationError } from '#config/env.ts';
import type { S3Place } from '#config/s3-place.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { S3Fault } from '#server/s3/s3-requests.ts';
import { IMAGE_NAME } from './image-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { createS3Client, type S3Client, type S3Limits } from './s3-client.ts';

const SECOND_MS = 1000;
const LIMITS = { timeoutMs: { reading: 5 * SECOND_MS, writing: 20 * SECOND_MS }, namesAtOnce: 1000 };
/** How long reads fail at once after a failed read; in ms. A page asks for many photos, and each would wait. */
const FAILURE_PAUSE_MS = 5 * SECOND_MS;

type S3Options = {
  readonly log: FastifyBaseLogger;
  readonly limits?: Partial<S3Limits>;
  /** In ms. */
  readonly failurePauseMs?: number;
};

/**
 * Photos in a bucket that all processes of a shop share.
 * @throws ConfigurationError when the bucket is missing or refuses access; an unreachable store is no error, it can return
 */
export async function openS3PhotoStore(place: S3Place, options: S3Options): Promise<PhotoStore> {
  const { log, limits, failurePauseMs = FAILURE_PAUSE_MS } = options;
  const client = createS3Client(place, { ...LIMITS, ...limits });
  let pausedUntil = 0;

  /** The details go to the log alone. */
  async function reached<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      log.warn({ err: error }, 'photo store failed');
      throw unavailable();
    }
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    await reached(client.put(name, bytes));
  }

  await assertOurs(client, log);
  return {
    isOnDisk: false,
    async read(name) {
      if (performance.now() < pausedUntil) throw unavailable();
      try {
        return await reached(client.get(name));
      } catch (error) {
        pausedUntil = performance.now() + failurePauseMs;
        throw error;
      }
    },
    write,
    copyIn: async (name, file) => write(name, await readFile(file)),
    async names() {
      const listed = await reached(client.list());
      return listed.map(({ name }) => name).filter((name) => IMAGE_NAME.test(name));
    },
  };
}

async function assertOurs(client: S3Client, log: FastifyBaseLogger): Promise<void> {
  try {
    await client.reach();
  } catch (error) {
    if (error instanceof S3Fault && error.status < 500) throw new ConfigurationError([faultOf(error)]);
    log.warn({ err: error }, 'photo store not reached; the shop starts without it');
  }
}

function faultOf({ status, message }: S3Fault): string {
  if (status === 404) return 'S3_URL: no existe ese depósito (bucket)';
  return `S3_URL: el almacén de fotos no acepta la clave (${message})`;
}

function unavailable(): Refusal {
  return new Refusal('photos-unavailable', { headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
}
