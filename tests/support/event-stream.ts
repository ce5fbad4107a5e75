import type { WireDeskNews } from '#schemas/news-answer.ts';

export type EventStream = {
  readonly status: number;
  readonly headers: Headers;
  /** All events so far, oldest first. */
  readonly news: readonly WireDeskNews[];
  /** Settles when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
};

/** Listens to `GET /api/events` of a running shop with a bearer token. */
export async function openEvents(url: string, token: string): Promise<EventStream> {
  const closing = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: closing.signal,
  });
  const news: WireDeskNews[] = [];

  async function read(): Promise<void> {
    if (!response.ok || response.body === null) return;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) news.push(JSON.parse(event.slice(6)));
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    news,
    ended: read().catch(() => undefined),
    close: () => closing.abort(),
  };
}
