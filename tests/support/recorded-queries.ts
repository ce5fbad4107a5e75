import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Database } from '#server/db/connect.ts';

export type RecordingDatabase = {
  /** The same database, which records its queries. */
  readonly db: Database;
  /** The queries that this work causes, and none that run beside it. */
  queriesOf(work: () => Promise<unknown>): Promise<readonly CompiledQuery[]>;
};

export function recordingQueries(db: Database): RecordingDatabase {
  const recorded = new AsyncLocalStorage<CompiledQuery[]>();
  // Parts of a query pass through here too; only a whole query has a result.
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId);
      if (node !== undefined) recorded.getStore()?.push(db.getExecutor().compileQuery(node, createQueryId()));
      return result;
    },
  };
  return {
    db: db.withPlugin(recorder),
    async queriesOf(work) {
      const queries: CompiledQuery[] = [];
      await recorded.run(queries, work);
      return queries;
    },
  };
}
