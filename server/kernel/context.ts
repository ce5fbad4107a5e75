import type { FastifyBaseLogger } from 'fastify';
import type { StoreConfig } from '#config/store.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Database } from '#server/db/connect.ts';
import type { LiveCatalogue } from './catalogue-view.ts';
import type { Secrets } from './secrets.ts';
import type { LiveSettings } from './settings-view.ts';

export type Administrator = { readonly accountId: string; readonly email: string; readonly role: Role };

/** Who acts in commands on the server's own machine: an owner without an account. */
export const SERVER_COMMAND: Administrator = { accountId: '', email: '', role: 'dueno' };

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
  /** The settings as they are now. */
  readonly store: StoreConfig;
  readonly settings: LiveSettings;
  /** Whether the shop gets mails about orders and messages. */
  readonly tellsByMail: boolean;
  /** Seals what is stored and must be read by this shop alone. */
  readonly secrets: Secrets;
  /** Where Mercado Pago is asked, without a slash at the end. */
  readonly mercadoPagoUrl: string;
};
