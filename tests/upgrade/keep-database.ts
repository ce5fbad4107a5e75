import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { connect, databaseFile } from '#server/db/connect.ts';
import { EARLIER_SCHEMAS, keptDatabase, migrateThrough } from './earlier-shop.ts';

/**
 * `node tests/upgrade/keep-database.ts <schema>`: keeps this version's database, so that all later versions are tested
 * on it. Run it once for each migration before its release, and never again.
 */
const [schema = ''] = process.argv.slice(2);

if (!EARLIER_SCHEMAS.includes(schema)) {
  console.error(`No rows for '${schema}'. There are some for: ${EARLIER_SCHEMAS.join(', ')}`);
  process.exit(2);
}
const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-earlier-'));
const db = connect({ databaseUrl: null, dataDir });
await migrateThrough(db, { engine: 'sqlite', schema });
await db.destroy();
mkdirSync(dirname(keptDatabase(schema)), { recursive: true });
writeFileSync(keptDatabase(schema), gzipSync(readFileSync(databaseFile(dataDir)), { level: 9 }));
rmSync(dataDir, { recursive: true });
