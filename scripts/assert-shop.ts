import { ConfigurationError } from '#config/env.ts';
import { openSnapshot } from '#server/backup/open-snapshot.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';

/** For commands that are about an existing shop: a mistyped place gets no new one. @throws ConfigurationError */
export async function assertShop(place: DatabasePlace): Promise<void> {
  const snapshot = await openSnapshot(place);
  await snapshot.close();
  if (snapshot.schema !== null) return;
  throw new ConfigurationError([
    place.databaseUrl === null
      ? `DATA_DIR: no hay ninguna tienda en ${place.dataDir}`
      : 'DATABASE_URL: no hay ninguna tienda en esa base de datos',
  ]);
}
