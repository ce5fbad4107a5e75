/**
 * For Fastify as it is made: without factories of ours it loads its own compilers of JSON schemas, some megabytes that
 * nothing needs. Whoever adds routes with schemas sets the compiler that checks them.
 */
export const NO_JSON_SCHEMAS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };

function refuse(): never {
  throw new Error('a route has a schema, and nobody set the compiler that it is for');
}
