import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsedInPieces } from './json-in-pieces.ts';

/** Pieces of a few letters, so that small texts are cut at every place. */
const inPieces = (text: string) => parsedInPieces(text, JSON.parse, 3);

async function outcomeOf(read: () => unknown): Promise<unknown> {
  try {
    return { value: await read() };
  } catch {
    return 'refused';
  }
}

test('a text read in pieces is what it is read at once', async () => {
  const member = fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue());
  const object = fc.dictionary(fc.string(), member);
  await fc.assert(
    fc.asyncProperty(fc.oneof(object, fc.jsonValue()), fc.constantFrom(0, 1), async (value, spaces) => {
      const text = JSON.stringify(value, null, spaces);
      expect(await inPieces(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('what is no JSON is refused in pieces too, and nothing else is', async () => {
  const letters = fc.constantFrom(...'{{}}[[]],,::"\\ 12', '"a":', '{"a":[', '[1,2,3,4,5],', 'null');
  const broken = fc.array(letters, { maxLength: 30 }).map((parts) => `{"a":[${parts.join('')}]}`);
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      expect(await outcomeOf(() => inPieces(text))).toEqual(await outcomeOf(() => JSON.parse(text)));
    }),
    {
      numRuns: 2000,
      examples: [['{"a":[1111,]}'], ['{"a":[    ,1]}'], ['{"a":[1111,2222}'], ['{"a":[1111,2222']],
    },
  );
});
