import { expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';

const secrets = openSecrets(Buffer.alloc(32, 1));

test('a sealed text is opened for its purpose alone, with its key, unchanged [PAY-001]', () => {
  const sealed = secrets.seal('APP_USR-ñandú', 'token');
  expect(sealed).not.toContain('APP_USR');
  expect(secrets.seal('APP_USR-ñandú', 'token')).not.toBe(sealed);
  expect(secrets.open(sealed, 'token')).toBe('APP_USR-ñandú');
  expect(secrets.open(sealed, 'other')).toBeNull();
  expect(openSecrets(Buffer.alloc(32, 2)).open(sealed, 'token')).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(secrets.open(changed.toString('base64url'), 'token')).toBeNull();
  }
  for (const broken of ['', 'no', sealed.slice(0, 20)]) expect(secrets.open(broken, 'token')).toBeNull();
});
