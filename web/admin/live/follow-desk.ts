import type { WireDeskNews } from '#schemas/news-answer.ts';
import { callApi } from '#web/api/api-client.ts';

const POLL_EVERY_MS = 60_000;
/** The server's sign of life, every 20 s. */
const HEARTBEAT = 'latido';
const NAME = 'hilvan:events';
const NEWS_REQUEST = 'asks';

/**
 * Calls `onNews` with the desk's counts, now and at every change. A browser allows few connections to one site, so one
 * tab listens and forwards to the others; when it closes, another takes over. While the stream is down, the tab polls
 * once a minute. A silent stream is closed and opened again. Returns the function that stops it.
 */
export function followDesk(onNews: (news: WireDeskNews) => void): () => void {
  const stopped = new AbortController();
  const otherTabs = new BroadcastChannel(NAME);
  let latest: WireDeskNews | null = null;

  function publish(news: WireDeskNews): void {
    latest = news;
    onNews(news);
    otherTabs.postMessage(news);
  }

  // A lock can still be granted after the end, and its stream would never be closed.
  const listen = async () => (stopped.signal.aborted ? undefined : listenToStream(publish, stopped.signal));
  otherTabs.onmessage = ({ data }: MessageEvent<WireDeskNews | typeof NEWS_REQUEST>) => {
    if (data !== NEWS_REQUEST) onNews(data);
    else if (latest !== null) otherTabs.postMessage(latest);
  };
  otherTabs.postMessage(NEWS_REQUEST);
  // Locks need HTTPS. Without them each tab listens for itself.
  if (navigator.locks === undefined) void listen();
  else navigator.locks.request(NAME, { signal: stopped.signal }, listen).catch(() => undefined);
  return () => {
    stopped.abort();
    otherTabs.close();
  };
}

/** Settles when `stopped` is aborted or the session has ended; another tab may have a newer session. */
function listenToStream(publish: (news: WireDeskNews) => void, stopped: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeard = true;
  let stream = open();
  const timer = setInterval(() => {
    if (stream.readyState === EventSource.CONNECTING) poll();
    else if (!isHeard || stream.readyState === EventSource.CLOSED) openAgain();
    isHeard = false;
  }, POLL_EVERY_MS);

  /** A router may forget a connection; the browser notices only after minutes. */
  function openAgain(): void {
    stream.close();
    stream = open();
  }

  function open(): EventSource {
    const source = new EventSource('/api/events');
    source.onmessage = ({ data }: MessageEvent<string>) => {
      isHeard = true;
      publish(parsedNews(data));
    };
    source.addEventListener(HEARTBEAT, () => {
      isHeard = true;
    });
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) poll();
    };
    return source;
  }

  async function poll(): Promise<void> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(POLL_EVERY_MS)]);
    const answer = await callApi<WireDeskNews>('/news', { signal }).catch(() => null);
    if (answer?.ok) publish(answer.data);
    // It doesn't go to the login, because a person may be typing. The next request will.
    else if (answer?.status === 401) end();
  }

  function end(): void {
    clearInterval(timer);
    stream.close();
    resolve();
  }

  stopped.addEventListener('abort', end);
  return promise;
}

/** Safe because our own server sends this shape. */
function parsedNews(data: string): WireDeskNews {
  return JSON.parse(data) as WireDeskNews;
}
