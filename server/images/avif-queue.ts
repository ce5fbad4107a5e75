import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { PhotoWidth } from '#domain/photos/photo-url.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { PhotoStore } from './photo-store.ts';

const ENCODER = fileURLToPath(new URL('./encode-avif.ts', import.meta.url));
const MAX_WAITING = 500;
const ENCODE_TIMEOUT_MS = 5 * 60_000;
const IDLE_CHECK_MS = 1000;
/** The machine is idle while the event loop works at most this share of a second. */
const IDLE_UTILIZATION = 0.3;

export type AvifJob = {
  /** Of the photo. */
  readonly name: string;
  /** The AVIF's path. The file is empty when the AVIF is no smaller than the WebP. */
  readonly target: string;
  readonly width: PhotoWidth | null;
  readonly webpBytes: number;
};

export type AvifQueue = {
  /** Queues a rendition. A full queue ignores it; the next request queues it again. */
  add(job: AvifJob): void;
  /** Aborts the running job and drops the queue. */
  close(): void;
};

type AvifQueueOptions = {
  readonly photos: PhotoStore;
  readonly log: FastifyBaseLogger;
  readonly onMade: (job: AvifJob) => void;
  /** Resolves when the server is idle. */
  readonly untilIdle?: (signal: AbortSignal) => Promise<void>;
};

/**
 * Makes AVIF renditions in the background, about a second each. They run one by one, after an idle second of the server,
 * in a process of the lowest priority.
 */
export function createAvifQueue({
  photos,
  log,
  onMade,
  untilIdle = untilLoopIsIdle,
}: AvifQueueOptions): AvifQueue {
  const waiting = new Map<string, AvifJob>();
  // Photos that failed once keep their WebP until the next start.
  const failed = new Set<string>();
  const closing = new AbortController();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const job of waiting.values()) {
      try {
        await untilIdle(closing.signal);
        const original = await photos.read(job.name);
        if (original === null) throw new Error('no such photo');
        await encode(original, { job, signal: closing.signal });
        onMade(job);
      } catch (error) {
        if (closing.signal.aborted) return;
        // An unreachable store is not the photo's fault: the next request queues it again.
        if (!(error instanceof Refusal)) failed.add(job.target);
        log.warn({ err: error, photo: job.name }, 'no AVIF made');
      }
      waiting.delete(job.target);
    }
    isRunning = false;
  }

  return {
    add(job) {
      const isKnown = waiting.has(job.target) || failed.has(job.target);
      if (isKnown || waiting.size >= MAX_WAITING || closing.signal.aborted) return;
      waiting.set(job.target, job);
      if (!isRunning) void run();
    },
    close() {
      closing.abort();
      waiting.clear();
    },
  };
}

async function encode(
  original: Buffer,
  { job, signal }: { job: AvifJob; signal: AbortSignal },
): Promise<void> {
  // The child process needs none of the shop's settings and secrets.
  const options = { signal, timeout: ENCODE_TIMEOUT_MS, killSignal: 'SIGKILL', env: {} } as const;
  const encoding = promisify(execFile)(process.execPath, [ENCODER, JSON.stringify(job)], options);
  // Before it starts threads, which inherit the priority.
  if (encoding.child.pid !== undefined) setPriority(encoding.child.pid, constants.priority.PRIORITY_LOW);
  // A child that ended early reports it by its exit code.
  encoding.child.stdin?.on('error', () => undefined).end(original);
  await encoding;
}

async function untilLoopIsIdle(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await delay(IDLE_CHECK_MS, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < IDLE_UTILIZATION) return;
  }
}
