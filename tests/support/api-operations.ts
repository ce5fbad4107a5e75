import type { FastifyInstance } from 'fastify';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The part of JSON Schema that the description uses. */
export type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema | false;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
};

type Parameter = { readonly in: 'path' | 'query' | 'header'; readonly name: string };

export type ApiOperation = {
  readonly method: Method;
  /** With parameters in braces: '/api/orders/{id}'. */
  readonly path: string;
  /** 'PUT /api/orders/{id}' */
  readonly name: string;
  readonly isPublic: boolean;
  readonly isWrite: boolean;
  readonly parameters: readonly Parameter[];
  /** `null` for a call without a JSON body. */
  readonly body: JsonSchema | null;
};

type Described = {
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
};

/** Every call that the server describes, so attack tests cover new calls too. */
export async function apiOperations(app: FastifyInstance): Promise<ApiOperation[]> {
  await app.ready();
  // The description is JSON and uses little of OpenAPI.
  const { paths } = (await app.describeApi()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, described]) =>
    Object.entries(described).map(([method, operation]) =>
      operationOf(path, method.toUpperCase() as Method, operation),
    ),
  );
}

function operationOf(path: string, method: Method, operation: Described): ApiOperation {
  return {
    method,
    path,
    name: `${method} ${path}`,
    isPublic: operation.security?.length === 0,
    isWrite: method !== 'GET',
    parameters: operation.parameters ?? [],
    body: operation.requestBody?.content['application/json']?.schema ?? null,
  };
}

/** The URL of a call with its parameters filled in. */
export function urlOf(
  { path }: Pick<ApiOperation, 'path'>,
  values: Readonly<Record<string, string>> = {},
): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(values[name] ?? 'no-existe'),
  );
}

/** A value with the shape of a schema; rules beyond the shape may still refuse it. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleOf(property)]),
      );
    case 'array':
      return (schema.prefixItems ?? (schema.items ? [schema.items] : [])).map(sampleOf);
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return 'algo';
  }
}
