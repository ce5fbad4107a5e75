import fc, { type Arbitrary } from 'fast-check';
import { hostileJson, hostileText } from './hostile-text.ts';

type Place = readonly string[];

/** A valid body with up to two of its values replaced by hostile ones or removed; texts mostly stay texts. */
export function mutatedBody(body: object): Arbitrary<unknown> {
  const changes = [...placesIn(body)].map(({ place, value }) =>
    fc.record({ place: fc.constant(place), value: insteadOf(value) }),
  );
  return fc
    .array(fc.oneof(...changes), { maxLength: 2 })
    .map((chosen) =>
      chosen.reduce<unknown>((spoiled, { place, value }) => withValue(spoiled, place, value), body),
    );
}

function insteadOf(value: unknown): Arbitrary<unknown> {
  const anything = fc.option(hostileJson, { freq: 5, nil: undefined });
  if (typeof value !== 'string') return anything;
  return fc.oneof({ weight: 4, arbitrary: hostileText }, anything);
}

function* placesIn(value: unknown, place: Place = []): Generator<{ place: Place; value: unknown }> {
  yield { place, value };
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
