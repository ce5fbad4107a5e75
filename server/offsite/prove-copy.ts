import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMegabytes } from '#domain/text/format.ts';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { openBackup } from '#server/backup/open-backup.ts';
import { restoreBeside } from '#server/backup/restore-backup.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import { databaseFile } from '#server/db/connect.ts';
import { diskSpaceOf } from '#server/kernel/disk-space.ts';
import { copiesAmong, type StoredCopy } from './copy-name.ts';
import { fetchCopy } from './fetch-copy.ts';
import { NoRoomFault } from './offsite-fault.ts';
import { offsiteState, settleProved } from './offsite-state.ts';
import type { OffsiteRun } from './run-offsite.ts';

/** Where a fetched copy lies while it is proved; hidden, so nobody takes it for a backup. */
const PROOF_FOLDER = '.prueba';
/** Stays free for the shop during a proof. */
const SPARE_BYTES = 500_000_000;

/**
 * Fetches the newest copy, restores it into a database beside the shop's, and compares: the file with the one that was sent,
 * each table's rows and each photo with their checksums. Nothing of it is left.
 * @throws BackupFault for a copy that is missing, changed or can't be restored; otherwise the store's or the system's error
 */
export async function proveCopy(run: OffsiteRun): Promise<void> {
  const { db, place, folder, bucket, key, now } = run;
  const { name, bytes } = await newestCopy(run);
  const proofFolder = join(folder, PROOF_FOLDER);
  try {
    await mkdir(proofFolder, { recursive: true, mode: 0o700 });
    await assertRoom(proofFolder, bytes + (await restoredBytes(place)));
    const path = join(proofFolder, name);
    const sha256 = await fetchCopy({ bucket, key, name, path });
    await assertAsSent(run, { name, sha256 });
    const backup = await openBackup(path);
    try {
      await restoreBeside(backup, { databaseUrl: place.databaseUrl, dataDir: proofFolder, now: now() });
    } finally {
      await backup.close();
    }
    const rowsOf = (table: string) => backup.manifest.tables.find((one) => one.name === table)?.rows ?? 0;
    await settleProved(db, {
      proved_at: now(),
      proved_name: name,
      proved_products: rowsOf('products'),
      proved_orders: rowsOf('orders'),
    });
  } finally {
    await removeProof(folder);
  }
}

/** What a proof leaves if it is killed. */
export async function removeProof(folder: string): Promise<void> {
  await rm(join(folder, PROOF_FOLDER), { recursive: true, force: true });
}

/** The one that was sent last, if it is known, else the newest that the bucket has. */
async function newestCopy({ db, bucket }: OffsiteRun): Promise<StoredCopy> {
  const { sent_name: sent } = await offsiteState(db);
  const found = copiesAmong(await bucket.list());
  const copy = sent === null ? found[0] : found.find(({ name }) => name === sent);
  if (copy !== undefined) return copy;
  throw new BackupFault(
    sent === null ? 'en el depósito no hay ninguna copia' : `la copia ${sent} ya no está en el depósito`,
  );
}

/** @throws NoRoomFault where the proof would leave less than the shop needs to go on */
async function assertRoom(folder: string, neededBytes: number): Promise<void> {
  const disk = await diskSpaceOf(folder);
  if (disk === null || disk.freeBytes - neededBytes >= SPARE_BYTES) return;
  throw new NoRoomFault(
    `para probarla hacen falta ${formatMegabytes(neededBytes + SPARE_BYTES)} libres en el disco`,
  );
}

/** What a restored database takes on this disk at most, with its write-ahead log; PostgreSQL has a disk of its own. */
async function restoredBytes({ databaseUrl, dataDir }: DatabasePlace): Promise<number> {
  if (databaseUrl !== null) return 0;
  const { size } = await stat(databaseFile(dataDir));
  return 2 * size;
}

async function assertAsSent(
  { db }: OffsiteRun,
  { name, sha256 }: { name: string; sha256: string },
): Promise<void> {
  const sent = await db
    .selectFrom('offsite_copies')
    .select('sha256')
    .where('name', '=', name)
    .executeTakeFirst();
  if (sent !== undefined && sent.sha256 !== sha256) {
    throw new BackupFault(`la copia ${name} del depósito no es la que se envió`);
  }
}
