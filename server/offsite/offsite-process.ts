import { readEnv } from '#config/env.ts';
import { connect } from '#server/db/connect.ts';
import { openOffsiteBucket } from './offsite-bucket.ts';
import { readOffsiteKey } from './offsite-key.ts';
import { runOffsite } from './run-offsite.ts';

// Copies off this machine in a process of its own, so that encrypting and restoring delay no visitor.

const env = readEnv(process.env);
const key = readOffsiteKey(env);
if (env.backupS3 !== null && key !== null) {
  const db = connect(env);
  const run = {
    db,
    place: env,
    folder: env.backupDir,
    bucket: openOffsiteBucket(env.backupS3),
    key,
    now: Date.now,
  };
  const faults = await runOffsite(run, { isProofWanted: process.argv[2] === 'prove' });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  await db.destroy();
}
