import { Readable } from 'node:stream';

/**
 * A JSON array that is written batch by batch while its items are read. A list of any length takes the memory of one
 * batch, and a slow client holds no connection to the database.
 */
export function jsonArrayStream<T>(batches: AsyncIterable<readonly T[]> | Iterable<readonly T[]>): Readable {
  return Readable.from(arrayChunks(batches));
}

async function* arrayChunks<T>(batches: AsyncIterable<readonly T[]> | Iterable<readonly T[]>) {
  let isFirst = true;
  yield '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    const text = batch.map((item) => JSON.stringify(item)).join(',');
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']';
}
