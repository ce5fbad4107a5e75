import {
  type CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** The same database, which records its queries. */
export function recordingQueries(db: Database): { db: Database; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  // Parts of a query pass through here too; only a whole query has a result.
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId);
      if (node !== undefined) queries.push(db.getExecutor().compileQuery(node, createQueryId()));
      return result;
    },
  };
  return { db: db.withPlugin(recorder), queries };
}
