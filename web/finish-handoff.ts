import type { EntryContext } from 'react-router';

/**
 * Reads what the browser takes over of the loaders, and puts it where React Router keeps a chunk that it has waited for:
 * so `renderToString`, which waits for nothing, writes it into the page. The supported way, to render a stream, makes a
 * fifth to a third fewer pages a second (docs/adr/0019). The compiler holds the place's shape, a test of pages its content.
 */
export async function finishHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (serverHandoffStream === undefined || renderMeta === undefined) return;
  const reader = serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
  }
  // The renderer takes a reader of its own, though it reads no more.
  reader.releaseLock();
  renderMeta.streamCache = { 0: hasRead(text), 1: hasRead(null) };
}

/** A finished read of the handoff; `null` is its end. */
function hasRead(text: string | null) {
  return Object.assign(Promise.resolve(), { result: { done: text === null, value: text ?? '' } });
}
