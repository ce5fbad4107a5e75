import { PassThrough, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { administratorOf } from '#server/accounts/administrator-of.ts';
import type { Database } from '#server/db/connect.ts';
import { readDeskNews } from './desk-news.ts';
import type { ChangeWatch } from './watch-changes.ts';

/** Each client holds a connection. Further clients poll instead. */
const MAX_CLIENTS = 100;
/** A client that doesn't read is disconnected before its events fill the memory. */
const MAX_UNREAD_BYTES = 65_536;
const HEARTBEAT_EVERY_MS = 20_000;
/** The shortest time between two events, in ms. */
const MIN_EVENT_INTERVAL_MS = 500;

export type EventFeed = {
  /** A stream of changes until the session ends, or `null` when there are too many streams. */
  open(sessionToken: string): Readable | null;
  /** Closes the streams of ended sessions. */
  checkSessions(): Promise<void>;
  /** Closes all streams and opens no more. */
  close(): void;
};

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
  const clients = new Map<PassThrough, string>();
  let isClosed = false;
  let unsubscribe: (() => void) | null = null;
  let telling: NodeJS.Timeout | null = null;
  const heartbeat = setInterval(beat, heartbeatEveryMs).unref();

  function tellSoon(): void {
    telling ??= setTimeout(tell, MIN_EVENT_INTERVAL_MS).unref();
  }

  async function tell(): Promise<void> {
    telling = null;
    await told(() => [...clients.keys()]);
  }

  async function told(listeners: () => readonly PassThrough[]): Promise<void> {
    try {
      const event = `data: ${JSON.stringify(await readDeskNews(db))}\n\n`;
      for (const client of listeners()) write(client, event);
    } catch (error) {
      log.error({ err: error }, 'news not told');
    }
  }

  function write(client: PassThrough, text: string): void {
    if (client.writableEnded || client.destroyed) return;
    client.write(text);
    if (client.readableLength + client.writableLength > MAX_UNREAD_BYTES) client.destroy();
  }

  async function beat(): Promise<void> {
    for (const client of clients.keys()) write(client, ': sigo aquí\n\n');
    await checkSessions();
  }

  async function checkSessions(): Promise<void> {
    for (const [client, token] of clients) {
      try {
        if ((await administratorOf({ db, now }, token)) === null) client.end();
      } catch (error) {
        log.error({ err: error }, 'session not checked');
      }
    }
  }

  return {
    open(sessionToken) {
      if (isClosed || clients.size >= MAX_CLIENTS) return null;
      const client = new PassThrough();
      clients.set(client, sessionToken);
      unsubscribe ??= changes.subscribe(tellSoon);
      client.once('close', () => {
        clients.delete(client);
        if (clients.size > 0) return;
        unsubscribe?.();
        unsubscribe = null;
      });
      client.write('retry: 2000\n\n');
      told(() => [client]);
      return client;
    },
    checkSessions,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      if (telling !== null) clearTimeout(telling);
      for (const client of clients.keys()) client.end();
    },
  };
}
