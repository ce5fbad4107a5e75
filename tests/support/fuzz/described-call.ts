import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type DescribedSchema, describedText, describedValue } from './described-value.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { hostileText } from './hostile-text.ts';
import { mutatedBody } from './mutated-body.ts';

type Place = 'path' | 'query' | 'header';
type Parameter = { readonly in: Place; readonly name: string; readonly schema: DescribedSchema };
type Body = { readonly content: { readonly 'application/json': { readonly schema: DescribedSchema } } };

/** The part of an OpenAPI operation that we use. */
export type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, object>>;
};

type Described = {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** Texts that the shop has stored. */
  readonly known: readonly string[];
  /** A valid body. */
  readonly good: object | undefined;
};

/** Requests for an operation: mostly as described, partly not. */
export function describedCall({ method, path, operation, known, good }: Described): Arbitrary<InjectOptions> {
  const { parameters = [], requestBody } = operation;
  const textsIn = (place: Place) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => describedText(schema, known).map((text): [string, string] => [name, text]));
  const schema = requestBody?.content['application/json'].schema;
  return fc
    .record({
      ids: fc.tuple(...textsIn('path')),
      query: someOf([...textsIn('query'), fc.tuple(hostileText, hostileText)]),
      headers: someOf(textsIn('header')),
      others: fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, hostileHeaders),
      payload: schema === undefined ? fc.constant(undefined) : bodyOf(schema, known, good),
    })
    .map(({ ids, query, headers, others, payload }) => ({
      method: method.toUpperCase() as 'POST',
      url: `${filled(path, Object.fromEntries(ids))}?${new URLSearchParams(query)}`,
      headers: sendable({ 'content-type': 'application/json', ...Object.fromEntries(headers), ...others }),
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    }));
}

function bodyOf(
  schema: DescribedSchema,
  known: readonly string[],
  good: object | undefined,
): Arbitrary<unknown> {
  const described = describedValue(schema, known);
  return good === undefined ? described : fc.oneof(described, { weight: 3, arbitrary: mutatedBody(good) });
}

function someOf(texts: readonly Arbitrary<[string, string]>[]): Arbitrary<[string, string][]> {
  const each = texts.map((one) => fc.option(one, { nil: undefined }));
  return fc.tuple(...each).map((chosen) => chosen.filter((one) => one !== undefined));
}

/** Ids in URLs can't hold half a surrogate pair; bodies test those. */
function filled(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent((ids[name] ?? '').toWellFormed()),
  );
}

/** Makes headers sendable: they take no line ends and no letters beyond Latin-1. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')]),
  );
}
