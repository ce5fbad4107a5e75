import { readEnv } from '#config/env.ts';
import { connect } from '#server/db/connect.ts';
import { openPhotoStore } from '#server/images/open-photo-store.ts';
import { openLog } from '#server/kernel/log.ts';
import { faultText } from './backup-fault.ts';
import { runBackup } from './run-backup.ts';

// One backup in a process of its own, so that reading and packing delay no visitor.

const kind = process.argv[2] === 'requested' ? 'requested' : 'nightly';
const env = readEnv(process.env);
const db = connect(env);
try {
  const photos = await openPhotoStore(env, openLog('silent'));
  await runBackup({ db, place: env, photos, folder: env.backupDir, kind });
} catch (error) {
  console.error(faultText(error));
  process.exitCode = 1;
}
await db.destroy();
