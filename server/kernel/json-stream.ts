import { Readable } from 'node:stream';

type Batches<T> = AsyncIterable<readonly T[]> | Iterable<readonly T[]>;

/**
 * A JSON array that is written batch by batch while its items are read. A list of any length takes the memory of one
 * batch, and a slow client holds no connection to the database.
 */
export function jsonArrayStream<T>(batches: Batches<T>): Readable {
  return Readable.from(arrayChunks(batches));
}

/** A JSON object with one such array, and with other members after it. */
export function jsonObjectStream<T>(array: Readonly<Record<string, Batches<T>>>, others: object): Readable {
  return Readable.from(objectChunks(array, others));
}

async function* objectChunks<T>(array: Readonly<Record<string, Batches<T>>>, others: object) {
  let before = '{';
  for (const [name, batches] of Object.entries(array)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* arrayChunks(batches);
    before = ',';
  }
  const rest = JSON.stringify(others).slice(1);
  yield rest === '}' ? rest : `${before}${rest}`;
}

async function* arrayChunks<T>(batches: Batches<T>) {
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
