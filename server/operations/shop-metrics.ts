import type { Env } from '#config/env.ts';
import type { DiskSpace } from '#domain/operations/is-disk-low.ts';
import { backupState } from '#server/backup/backup-state.ts';
import { poolUseOf } from '#server/db/connect.ts';
import { type Metric, single } from '#server/http/metrics.ts';
import type { Context } from '#server/kernel/context.ts';
import { diskSpaceOf } from '#server/kernel/disk-space.ts';
import { readCounters } from '#server/kernel/watch-changes.ts';
import { countUnsent } from '#server/notifications/queries.ts';
import { offsiteState } from '#server/offsite/offsite-state.ts';
import { withTimeout } from './with-timeout.ts';

/** Collectors of metrics wait about ten seconds, and need the other metrics also without the database. */
const DATABASE_TIMEOUT_MS = 1000;

type ShopParts = Pick<Context, 'db' | 'catalogue'>;

/** The shop's metrics, from its catalogue and from the database that its processes share. */
export async function shopMetrics(
  { db, catalogue }: ShopParts,
  { dataDir, backupS3 }: Pick<Env, 'dataDir' | 'backupS3'>,
): Promise<Metric[]> {
  const use = poolUseOf(db);
  const disk = await diskSpaceOf(dataDir);
  const hasCopies = backupS3 !== null;
  const stored = await withTimeout(DATABASE_TIMEOUT_MS, storedMetrics(db, hasCopies)).catch(() => null);
  return [
    single(
      'gauge',
      'hilvan_catalogue_version',
      'Grows with every change of the catalogue.',
      catalogue.version(),
    ),
    single(
      'gauge',
      'hilvan_products',
      'Products in the catalogue, hidden ones included.',
      catalogue.all().entries.length,
    ),
    single(
      'gauge',
      'hilvan_database_up',
      'Whether the database answers within a second.',
      stored === null ? 0 : 1,
    ),
    ...(disk === null ? [] : diskMetrics(disk)),
    ...(stored ?? []),
    ...(use === null ? [] : [poolMetric(use)]),
  ];
}

function diskMetrics({ freeBytes, totalBytes }: DiskSpace): Metric[] {
  return [
    single('gauge', 'hilvan_disk_free_bytes', 'What is left of the disk of the shop’s data.', freeBytes),
    single('gauge', 'hilvan_disk_size_bytes', 'The size of the disk of the shop’s data.', totalBytes),
  ];
}

async function storedMetrics(db: Context['db'], hasCopies: boolean): Promise<Metric[]> {
  const counters = await readCounters(db);
  const waiting = await countUnsent(db, false);
  const failing = await countUnsent(db, true);
  const { made_at: backedUpAt } = await backupState(db);
  return [
    single(
      'counter',
      'hilvan_orders_placed_total',
      'Orders ever placed, whichever process took them.',
      counters.get('order-number') ?? 0,
    ),
    single('gauge', 'hilvan_outbox_waiting', 'Mails that have not been sent.', waiting),
    single('gauge', 'hilvan_outbox_failing', 'Mails that something has gone wrong with.', failing),
    single(
      'gauge',
      'hilvan_last_backup_timestamp_seconds',
      'When the last good backup was made, in Unix time; 0 before the first.',
      (backedUpAt ?? 0) / 1000,
    ),
    ...(hasCopies ? await copyMetrics(db) : []),
  ];
}

async function copyMetrics(db: Context['db']): Promise<Metric[]> {
  const { sent_at, proved_at, send_error, proof_error } = await offsiteState(db);
  return [
    single(
      'gauge',
      'hilvan_last_copy_timestamp_seconds',
      'When the last copy left this machine, in Unix time; 0 before the first.',
      (sent_at ?? 0) / 1000,
    ),
    single(
      'gauge',
      'hilvan_last_proof_timestamp_seconds',
      'When a copy was last fetched, restored and found equal, in Unix time; 0 before the first.',
      (proved_at ?? 0) / 1000,
    ),
    single(
      'gauge',
      'hilvan_copies_failing',
      'Whether the last copy or the last proof failed.',
      send_error === null && proof_error === null ? 0 : 1,
    ),
  ];
}

function poolMetric({ open, idle, waiting }: NonNullable<ReturnType<typeof poolUseOf>>): Metric {
  return {
    name: 'hilvan_database_connections',
    type: 'gauge',
    help: 'Connections to PostgreSQL: open, idle among them, and who waits for one.',
    samples: Object.entries({ open, idle, waiting }).map(([state, value]) => ({ labels: { state }, value })),
  };
}
