import { expect, test } from 'vitest';
import { ConfigurationError, readEnv } from './env.ts';

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
  }
  return [];
}

test('without variables the shop listens on loopback and uses the embedded database', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    databaseWaitMs: 15_000,
    demo: null,
    demoProducts: 1200,
    hasRateLimits: true,
    admin: null,
    isInMaintenance: false,
    isOfflineOn: true,
    pageCacheBytes: 64 * 1024 * 1024,
  });
});

test('an address with slashes at its end is the same address [PAY-006]', () => {
  for (const MERCADOPAGO_URL of [
    'http://127.0.0.1:4000',
    'http://127.0.0.1:4000/',
    'http://127.0.0.1:4000//',
  ])
    expect(readEnv({ MERCADOPAGO_URL }).mercadoPagoUrl).toBe('http://127.0.0.1:4000');
});

test('a variable of 0 or 1 puts the shop into maintenance [ROUTE-021]', () => {
  expect(readEnv({ MAINTENANCE: '1' }).isInMaintenance).toBe(true);
  expect(faultsOf({ MAINTENANCE: 'sí' })).toEqual(['MAINTENANCE: tiene que ser 0 o 1']);
});

test('the operations server has a port of its own, on loopback by default', () => {
  expect(readEnv({})).toMatchObject({ operations: null, drainSeconds: 0 });
  expect(readEnv({ OPERATIONS_PORT: '9464' }).operations).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readEnv({ OPERATIONS_PORT: '9464', OPERATIONS_HOST: '10.0.0.5' }).operations?.host).toBe('10.0.0.5');
  expect(faultsOf({ OPERATIONS_PORT: '0', DRAIN_SECONDS: '61' })).toEqual([
    'OPERATIONS_PORT: tiene que estar entre 1 y 65535',
    'DRAIN_SECONDS: tiene que estar entre 0 y 60',
  ]);
});

test('an empty variable counts as unset, and a public address loses its last slash', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: 'https://tienda.example/' })).toMatchObject({
    port: 3000,
    publicUrl: 'https://tienda.example',
  });
});

test('a public address is normalised as browsers write an origin', () => {
  const publicUrl = (url: string) => readEnv({ PUBLIC_URL: url }).publicUrl;
  expect(publicUrl('https://Tienda.EXAMPLE:443/')).toBe('https://tienda.example');
  expect(publicUrl('HTTP://tienda.example:80')).toBe('http://tienda.example');
  expect(publicUrl('https://tienda.example:8443')).toBe('https://tienda.example:8443');
});

test.each(['https://tienda.example/tienda', 'https://tienda.example/?a=1', 'https://ana@tienda.example'])(
  'a public address with more than a site (%s) is refused',
  (url) => {
    expect(faultsOf({ PUBLIC_URL: url })).toEqual([
      'PUBLIC_URL: tiene que ser solo https://, el sitio y su puerto',
    ]);
  },
);

test('each fault is one line that names its variable', () => {
  expect(faultsOf({ PORT: 'ochenta', DEMO: 'si', RATE_LIMITS: 'no' })).toEqual([
    'PORT: tiene que ser un número entero',
    'RATE_LIMITS: tiene que ser on u off',
    'DEMO: tiene que ser 0 o 1',
  ]);
});

test('S3_URL names the bucket, an optional folder in it, and the key [DATA-005]', () => {
  const placeOf = (url: string) => readEnv({ S3_URL: url }).s3;
  expect(placeOf('https://AKIA1:s%2Fe%2Bc@s3.example:9000/fotos/hilvan/?region=sa-east-1')).toEqual({
    origin: 'https://s3.example:9000',
    bucket: 'fotos',
    prefix: 'hilvan/',
    region: 'sa-east-1',
    accessKeyId: 'AKIA1',
    secretAccessKey: 's/e+c',
  });
  expect(placeOf('http://k:s@10.0.0.7/fotos')).toMatchObject({ prefix: '', region: 'us-east-1' });
  expect(readEnv({}).s3).toBe(null);
});

test.each([
  's3://k:s@s3.example/fotos',
  'https://s3.example/fotos',
  'https://k@s3.example/fotos',
  'https://k:s@s3.example/',
  'https://k:%zz@s3.example/fotos',
  'fotos',
])('S3_URL can not be %s', (url) => {
  expect(() => readEnv({ S3_URL: url })).toThrow(/^S3_URL: tiene que ser https:/);
});

test('listening beyond loopback requires a public address', () => {
  expect(faultsOf({ HOST: '0.0.0.0' })).toEqual([
    'PUBLIC_URL: hace falta cuando HOST (0.0.0.0) no es de esta máquina',
  ]);
  expect(faultsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://tienda.example' })).toEqual([]);
});

test('the first administrator has an email and a password of at least 12 characters, or neither [LOGIN-G04]', () => {
  expect(faultsOf({ ADMIN_EMAIL: 'a@b.co' })).toEqual([
    'ADMIN_EMAIL y ADMIN_PASSWORD: van juntas o no va ninguna',
  ]);
  expect(faultsOf({ ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'corta' })).toEqual([
    'ADMIN_PASSWORD: tiene que tener al menos 12 caracteres',
  ]);
  expect(readEnv({ ADMIN_EMAIL: 'Ana@B.co', ADMIN_PASSWORD: 'doce letras o mas' }).admin).toEqual({
    email: 'ana@b.co',
    password: 'doce letras o mas',
  });
});

test('mail needs a server, a recipient, and a public address for its links', () => {
  const mail = { SMTP_URL: 'smtps://ana:secreta@correo.example:465', NOTIFY_EMAIL: 'ventas@tienda.example' };
  expect(readEnv({}).mail).toBe(null);
  expect(readEnv({ ...mail, PUBLIC_URL: 'https://tienda.example' }).mail).toEqual({
    smtpUrl: 'smtps://ana:secreta@correo.example:465',
    notifyEmail: 'ventas@tienda.example',
  });
  expect(faultsOf({ SMTP_URL: mail.SMTP_URL })).toEqual([
    'SMTP_URL y NOTIFY_EMAIL: van juntas o no va ninguna',
  ]);
  expect(faultsOf(mail)).toEqual(['PUBLIC_URL: hace falta con SMTP_URL, para los enlaces de los correos']);
  expect(faultsOf({ SMTP_URL: 'correo.example', NOTIFY_EMAIL: 'ventas' })).toEqual([
    'SMTP_URL: tiene que ser smtp:// o smtps://, con el servidor de correo',
    'NOTIFY_EMAIL: tiene que ser un correo electrónico',
  ]);
});

test('by default backups go into DATA_DIR each night', () => {
  expect(readEnv({ DATA_DIR: '/datos' })).toMatchObject({
    hasNightlyBackups: true,
    backupDir: '/datos/backups',
    hasBackupBeforeMigration: true,
  });
  const given = { BACKUPS: 'off', BACKUP_DIR: '/copias', BACKUP_BEFORE_MIGRATION: 'off' };
  expect(readEnv(given)).toMatchObject({
    hasNightlyBackups: false,
    backupDir: '/copias',
    hasBackupBeforeMigration: false,
  });
  expect(faultsOf({ BACKUPS: 'no' })).toEqual(['BACKUPS: tiene que ser on u off']);
});
