import type { FastifyBaseLogger } from 'fastify';
import type { StoreConfig } from '#config/store.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Database } from './db/connect.ts';

export type Administrator = { readonly accountId: string; readonly email: string };

/** Everything that a verb may use; nothing of it is HTTP. Inside a transaction, `db` is that transaction. */
export type Context = {
  readonly db: Database;
  /** The acting administrator, or `null` for a visitor. */
  readonly actor: Administrator | null;
  /** Epoch ms. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: FastifyBaseLogger;
  readonly catalogue: LiveCatalogue;
  readonly store: StoreConfig;
  /** Whether the shop gets mails about orders and messages. */
  readonly tellsByMail: boolean;
};
