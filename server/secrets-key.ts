import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, type Env } from '#config/env.ts';

const KEY_BYTES = 32;

/**
 * The key that seals the shop's secrets (PAY-001): of the environment, else of a file of its own beside the database, made
 * at the first start. Backups have neither.
 * @throws ConfigurationError for a file that is no key
 */
export async function secretsKey({
  secretsKey,
  dataDir,
}: Pick<Env, 'secretsKey' | 'dataDir'>): Promise<Buffer> {
  if (secretsKey !== null) return secretsKey;
  const file = join(dataDir, 'secrets.key');
  const text = (await written(file)) ?? (await make(file));
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new ConfigurationError([`${file}: no es una clave; repón la que tenía, o borra el archivo`]);
}

async function written(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Of several processes that start at once, one names its file; none sees half of a key. */
async function make(file: string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true });
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  await link(own, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}
