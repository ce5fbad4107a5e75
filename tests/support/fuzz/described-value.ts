import fc, { type Arbitrary } from 'fast-check';
import { hostileJson, hostileText } from './hostile-text.ts';

/** The part of the API description's JSON schemas that we use. */
export type DescribedSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly items?: DescribedSchema | false;
  readonly prefixItems?: readonly DescribedSchema[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** One in this many values does not match the description. */
const ONE_HOSTILE_IN = 12;

/**
 * A value as described, now and then something else.
 * @param known texts that the shop has stored, so that calls get beyond 'not found'
 */
export function describedValue(schema: DescribedSchema, known: readonly string[]): Arbitrary<unknown> {
  return fc.oneof(
    { weight: ONE_HOSTILE_IN - 1, arbitrary: fitting(schema, known) },
    { weight: 1, arbitrary: hostileJson },
  );
}

/** `describedValue` for paths, queries and headers, which hold only text. */
export function describedText(schema: DescribedSchema, known: readonly string[]): Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema, known).map(asText) },
    { weight: 1, arbitrary: hostileText },
  );
}

function fitting(schema: DescribedSchema, known: readonly string[]): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => describedValue(one, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema.properties ?? {}, known);
    case 'array':
      return listOf(schema, known);
    case 'string':
      return textOf(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 10_000, 10_000) });
    case 'number':
      return fc.oneof(fc.nat(1_000_000), fc.double());
    case 'boolean':
      return fc.boolean();
    default:
      return hostileJson;
  }
}

function objectOf(
  properties: Readonly<Record<string, DescribedSchema>>,
  known: readonly string[],
): Arbitrary<object> {
  const described = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, describedValue(one, known)])),
    { requiredKeys: [], noNullPrototype: true },
  );
  const added = fc.dictionary(
    fc.oneof(fc.constantFrom(...known), hostileText),
    fc.integer({ min: 0, max: 20 }),
    {
      maxKeys: 2,
      noNullPrototype: true,
    },
  );
  return fc.tuple(described, added).map(([object, more]) => ({ ...object, ...more }));
}

function listOf({ items, prefixItems }: DescribedSchema, known: readonly string[]): Arbitrary<unknown[]> {
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((one) => describedValue(one, known)));
  return fc.array(describedValue(items || {}, known), { maxLength: 4 });
}

function textOf({ pattern, maxLength = 100 }: DescribedSchema, known: readonly string[]): Arbitrary<string> {
  const fits = pattern === undefined ? fc.string({ maxLength }) : fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.constantFrom(...known), fits);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
