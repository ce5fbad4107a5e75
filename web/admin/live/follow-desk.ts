import type { WireDeskNews } from '#schemas/wire/desk-news.ts';
import { callApi } from '#web/api/api-client.ts';

const POLL_EVERY_MS = 60_000;
const NAME = 'hilvan:events';
const ASKS = 'asks';

/**
 * Calls `onNews` with the desk's counts, now and at every change. A browser allows few connections to one site, so one
 * tab listens and forwards to the others; when it closes, another takes over. While the stream is down, the tab polls
 * once a minute. Returns the function that stops it.
 */
export function followDesk(onNews: (news: WireDeskNews) => void): () => void {
  const stopped = new AbortController();
  const otherTabs = new BroadcastChannel(NAME);
  let latest: WireDeskNews | null = null;

  function tell(news: WireDeskNews): void {
    latest = news;
    onNews(news);
    otherTabs.postMessage(news);
  }

  const listen = () => listenToStream(tell, stopped.signal);
  otherTabs.onmessage = ({ data }: MessageEvent<WireDeskNews | typeof ASKS>) => {
    if (data !== ASKS) onNews(data);
    else if (latest !== null) otherTabs.postMessage(latest);
  };
  otherTabs.postMessage(ASKS);
  // Locks need HTTPS. Without them each tab listens for itself.
  if (navigator.locks === undefined) listen();
  else navigator.locks.request(NAME, { signal: stopped.signal }, listen).catch(() => undefined);
  return () => {
    stopped.abort();
    otherTabs.close();
  };
}

/** Settles when `stopped` is aborted or the session has ended; another tab may have a newer session. */
function listenToStream(tell: (news: WireDeskNews) => void, stopped: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stream = open();
  const timer = setInterval(() => {
    if (stream.readyState === EventSource.CONNECTING) ask();
    if (stream.readyState === EventSource.CLOSED) stream = open();
  }, POLL_EVERY_MS);

  function open(): EventSource {
    const source = new EventSource('/api/events');
    source.onmessage = ({ data }: MessageEvent<string>) => tell(asTold(data));
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) ask();
    };
    return source;
  }

  async function ask(): Promise<void> {
    const answer = await callApi<WireDeskNews>('/news', { signal: stopped }).catch(() => null);
    if (answer?.ok) tell(answer.data);
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
function asTold(data: string): WireDeskNews {
  return JSON.parse(data) as WireDeskNews;
}
