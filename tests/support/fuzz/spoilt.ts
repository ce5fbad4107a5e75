import fc, { type Arbitrary } from 'fast-check';
import { hostileJson } from './hostile-text.ts';

/** A good body in which up to two values, somewhere in it, are hostile ones or gone. */
export function spoilt(body: object): Arbitrary<unknown> {
  const places = [...placesIn(body)];
  const change = fc.tuple(fc.constantFrom(...places), fc.option(hostileJson, { freq: 5, nil: undefined }));
  return fc
    .array(change, { maxLength: 2 })
    .map((changes) =>
      changes.reduce<unknown>((spoiled, [place, value]) => withValue(spoiled, place, value), body),
    );
}

type Place = readonly string[];

function* placesIn(value: unknown, place: Place = []): Generator<Place> {
  yield place;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...place, key]);
}

function withValue(target: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof target !== 'object' || target === null) return target;
  const entries = Object.entries(target).map(([name, part]) => [
    name,
    name === key ? withValue(part, rest, value) : part,
  ]);
  return Array.isArray(target) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
