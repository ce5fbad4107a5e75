import { PassThrough, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '#domain/accounts/roles.ts';
import { administratorOf } from '#server/accounts/administrator-of.ts';
import type { Database } from '#server/db/connect.ts';
import type { Change, ChangeWatch } from '#server/kernel/watch-changes.ts';
import { readDeskCounts } from './desk-news.ts';

/** Each client holds a connection. Further clients poll instead. */
const MAX_CLIENTS = 100;
/** A client that doesn't read is disconnected before its events fill the memory. */
const MAX_UNREAD_BYTES = 65_536;
const HEARTBEAT_EVERY_MS = 20_000;
/** The shortest time between two events, in ms. */
const MIN_EVENT_INTERVAL_MS = 500;

export type EventFeed = {
  /** A stream of changes until the session ends, or `null` when there are too many streams. */
  open(sessionToken: string, role: Role): Readable | null;
  /** Closes the streams of ended sessions, and tells the others of a changed role. */
  checkSessions(): Promise<void>;
  /** Closes all streams and opens no more. */
  close(): void;
};

type Client = { readonly token: string; role: Role };

type FeedParts = {
  readonly db: Database;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly changes: ChangeWatch;
  readonly heartbeatEveryMs?: number;
};

/** Sends the counts to administrators' browsers as server-sent events. */
export function openEventFeed(parts: FeedParts): EventFeed {
  const { db, now, log, changes, heartbeatEveryMs = HEARTBEAT_EVERY_MS } = parts;
  const clients = new Map<PassThrough, Client>();
  let isClosed = false;
  let unsubscribe: (() => void) | null = null;
  let telling: NodeJS.Timeout | null = null;
  const heartbeat = setInterval(beat, heartbeatEveryMs).unref();

  function noticed(changed: ReadonlySet<Change>): void {
    if (changed.has('administrator-changes')) void checkSessions();
    tellSoon();
  }

  function tellSoon(): void {
    telling ??= setTimeout(tell, MIN_EVENT_INTERVAL_MS).unref();
  }

  async function tell(): Promise<void> {
    telling = null;
    await told(() => [...clients.keys()]);
  }

  async function told(listeners: () => readonly PassThrough[]): Promise<void> {
    try {
      const counts = await readDeskCounts(db);
      for (const stream of listeners()) {
        const role = clients.get(stream)?.role;
        if (role !== undefined) write(stream, `data: ${JSON.stringify({ role, ...counts })}\n\n`);
      }
    } catch (error) {
      log.error({ err: error }, 'news not told');
    }
  }

  function write(stream: PassThrough, text: string): void {
    if (stream.writableEnded || stream.destroyed) return;
    stream.write(text);
    if (stream.readableLength + stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
  }

  async function beat(): Promise<void> {
    for (const stream of clients.keys()) write(stream, 'event: latido\ndata: sigo aquí\n\n');
    await checkSessions();
  }

  async function checkSessions(): Promise<void> {
    for (const [stream, client] of clients) {
      try {
        const administrator = await administratorOf({ db, now }, client.token);
        if (administrator === null) stream.end();
        else if (administrator.role !== client.role) {
          client.role = administrator.role;
          tellSoon();
        }
      } catch (error) {
        log.error({ err: error }, 'session not checked');
      }
    }
  }

  return {
    open(token, role) {
      if (isClosed || clients.size >= MAX_CLIENTS) return null;
      const stream = new PassThrough();
      clients.set(stream, { token, role });
      unsubscribe ??= changes.subscribe(noticed);
      stream.once('close', () => {
        clients.delete(stream);
        if (clients.size > 0) return;
        unsubscribe?.();
        unsubscribe = null;
      });
      stream.write('retry: 2000\n\n');
      told(() => [stream]);
      return stream;
    },
    checkSessions,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      if (telling !== null) clearTimeout(telling);
      for (const stream of clients.keys()) stream.end();
    },
  };
}
