import { expect, test } from 'vitest';
import { z } from 'zod';
import { answer } from './answer.ts';

type WireThing = { _id: string; units: number; note?: string; parts: { name: string; place?: number }[] };

const part = z.strictObject({ name: z.string(), place: z.number().optional() });
const keys = { _id: z.string(), units: z.number(), note: z.string().optional(), parts: z.array(part) };

test('an answer compiles with the keys of its wire type and with no others', () => {
  const schema = answer<WireThing>()(z.strictObject(keys));
  expect(schema.safeParse({ _id: 'a', units: 1, parts: [] }).success).toBe(true);

  const { note: _note, ...withoutNote } = keys;
  // @ts-expect-error: a key that the wire may leave out is missing
  answer<WireThing>()(z.strictObject(withoutNote));
  // @ts-expect-error: a key too many
  answer<WireThing>()(z.strictObject({ ...keys, more: z.string().optional() }));
  // @ts-expect-error: another type
  answer<WireThing>()(z.strictObject({ ...keys, units: z.string() }));
  // @ts-expect-error: a key is missing further down
  answer<WireThing>()(z.strictObject({ ...keys, parts: z.array(z.strictObject({ name: z.string() })) }));
});
