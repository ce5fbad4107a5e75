/**
 * Fastify's option against its own JSON schema compilers, which take some megabytes and are not needed here. Plugins with
 * schemas set their own compiler.
 */
export const NO_JSON_SCHEMAS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };

function refuse(): never {
  throw new Error('a route has a schema, and nobody set the compiler that it is for');
}
