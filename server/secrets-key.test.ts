import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { secretsKey } from './secrets-key.ts';

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-key-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

test('ten first starts at once make one key, which only its own user reads [PAY-001]', async () => {
  const dataDir = folder();
  const keys = await Promise.all(Array.from({ length: 10 }, () => secretsKey({ secretsKey: null, dataDir })));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['secrets.key']);
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
});

test('the environment’s key wins, and a broken file is said by name [PAY-001]', async () => {
  const dataDir = folder();
  const given = Buffer.alloc(32, 3);
  expect(await secretsKey({ secretsKey: given, dataDir })).toBe(given);
  writeFileSync(join(dataDir, 'secrets.key'), 'nada');
  await expect(secretsKey({ secretsKey: null, dataDir })).rejects.toThrow(/secrets\.key: no es una clave/);
});
