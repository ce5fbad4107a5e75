import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { PhotoWidth } from '#domain/photos/photo-url.ts';
import { Refusal } from '#server/errors.ts';
import type { PhotoStore } from './photo-store.ts';

const ENCODER = fileURLToPath(new URL('./encode-avif.ts', import.meta.url));
const MOST_WAITING = 500;
const GIVEN_UP_AFTER = 5 * 60_000;
const LOOKS_EVERY = 1000;
/** Share of a second that the event loop may be at work for the machine to count as idle. */
const QUIET = 0.3;

export type AvifJob = {
  /** Of the photo. */
  readonly name: string;
  /** Where the AVIF goes, or an empty file where it is no smaller than the WebP. */
  readonly target: string;
  readonly width: PhotoWidth | null;
  readonly webpBytes: number;
};

export type AvifQueue = {
  /** Notes that a rendition is wanted, unless there is too much to do already: who asks for it next notes it again. */
  add(job: AvifJob): void;
  /** Gives up at once what is under way and what waits. */
  close(): void;
};

type AvifQueueOptions = {
  readonly photos: PhotoStore;
  readonly log: FastifyBaseLogger;
  readonly onMade: (job: AvifJob) => void;
  /** Resolves when the server has little to do. */
  readonly untilQuiet?: (signal: AbortSignal) => Promise<void>;
};

/**
 * Makes AVIF renditions in the background, which takes about a second each: one after another, each when the server has
 * had a quiet second, in a process that yields to every other one.
 */
export function avifQueue({
  photos,
  log,
  onMade,
  untilQuiet = untilLoopIsQuiet,
}: AvifQueueOptions): AvifQueue {
  const waiting = new Map<string, AvifJob>();
  // Tried once and failed: until the next start the WebP has to do.
  const failed = new Set<string>();
  const closing = new AbortController();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const job of waiting.values()) {
      try {
        await untilQuiet(closing.signal);
        const original = await photos.read(job.name);
        if (original === null) throw new Error('no such photo');
        await encode(original, { job, signal: closing.signal });
        onMade(job);
      } catch (error) {
        if (closing.signal.aborted) return;
        // A store that is away for a while says nothing about the photo: who asks for it next notes it again.
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
      if (isKnown || waiting.size >= MOST_WAITING || closing.signal.aborted) return;
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
  // Of the shop's settings and secrets it needs none.
  const options = { signal, timeout: GIVEN_UP_AFTER, killSignal: 'SIGKILL', env: {} } as const;
  const encoding = promisify(execFile)(process.execPath, [ENCODER, JSON.stringify(job)], options);
  // Before its threads are there: they take over what the process has then.
  if (encoding.child.pid !== undefined) setPriority(encoding.child.pid, constants.priority.PRIORITY_LOW);
  // A child that ended before it read it all says so by how it ended.
  encoding.child.stdin?.on('error', () => undefined).end(original);
  await encoding;
}

async function untilLoopIsQuiet(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await delay(LOOKS_EVERY, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < QUIET) return;
  }
}
