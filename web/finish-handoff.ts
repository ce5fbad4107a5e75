import type { EntryContext } from 'react-router';

/**
 * Reads the loaders' data for the browser, and stores it where React Router keeps a chunk that has arrived. So
 * `renderToString`, which never waits, writes it into the page. Rendering a stream, the supported way, gives 20 to 33 %
 * fewer pages a second (docs/adr/0019). The compiler checks the place's shape, and a test of pages its content.
 */
export async function finishHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (serverHandoffStream === undefined || renderMeta === undefined) return;
  const reader = serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
  }
  // Frees the stream: the renderer takes its own reader, although nothing is left to read.
  reader.releaseLock();
  renderMeta.streamCache = { 0: hasRead(text), 1: hasRead(null) };
}

/** A finished read of the handoff; `null` is its end. */
function hasRead(text: string | null) {
  return Object.assign(Promise.resolve(), { result: { done: text === null, value: text ?? '' } });
}
