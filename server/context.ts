import type { FastifyBaseLogger } from 'fastify';
import type { StoreConfig } from '#config/store.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Database } from './db/connect.ts';

export type Administrator = { readonly accountId: string; readonly email: string };

/** Everything that a verb may use. It knows no HTTP; inside a transaction `db` is that transaction. */
export type Context = {
  readonly db: Database;
  /** The administrator who acts, or `null` for a visitor. */
  readonly actor: Administrator | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: FastifyBaseLogger;
  readonly catalogue: LiveCatalogue;
  readonly store: StoreConfig;
  /** Whether the shop is told of orders and messages by mail. */
  readonly tellsByMail: boolean;
};
