import { join, resolve } from 'node:path';
import { z } from 'zod';
import es from 'zod/v4/locales/es.js';
import { type S3Place, s3PlaceOf } from './s3-place.ts';

// Whoever reads a fault of the configuration runs the shop.
z.config(es());

const flag = z.enum(['0', '1'], { error: 'tiene que ser 0 o 1' }).transform((value) => value === '1');

const wholeNumber = (bounds: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d+$/, { error: 'tiene que ser un número entero' })
    .transform(Number)
    .refine((value) => value >= bounds.min && value <= bounds.max, {
      error: `tiene que estar entre ${bounds.min} y ${bounds.max}`,
    });

const httpUrl = z.url({ protocol: /^https?$/, error: 'tiene que ser una dirección http o https' });

// Browsers send an origin in lower case and without the scheme's default port, and it is compared with theirs.
const publicOrigin = httpUrl
  .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), {
    error: 'tiene que ser solo https://, el sitio y su puerto',
  })
  .transform((url) => new URL(url).origin);

const smtpUrl = z
  .string()
  .refine((url) => /^smtps?:/.test(url) && URL.canParse(url) && new URL(url).hostname !== '', {
    error: 'tiene que ser smtp:// o smtps://, con el servidor de correo',
  });

const s3Place = z.string().transform((url, ctx) => {
  const place = s3PlaceOf(url);
  if (place !== null) return place;
  ctx.addIssue({ code: 'custom', message: 'tiene que ser https://clave:secreto@sitio/depósito?region=…' });
  return z.NEVER;
});

/** 32 bytes in base64 or in hexadecimal digits. */
const secretsKey = z.string().transform((text, ctx) => {
  const key = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length === 32) return key;
  ctx.addIssue({ code: 'custom', message: 'tiene que ser de 32 bytes, en base64 o en hexadecimal' });
  return z.NEVER;
});

const variables = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicOrigin.optional(),
  TRUST_PROXY: wholeNumber({ min: 0, max: 10 }).default(0),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'tiene que ser on u off' }).default('on'),
  DATA_DIR: z.string().default('./data'),
  RENDITIONS_MB: wholeNumber({ min: 20, max: 1_000_000 }).default(2000),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'tiene que empezar con postgres://' })
    .optional(),
  S3_URL: s3Place.optional(),
  DATABASE_WAIT: wholeNumber({ min: 0, max: 600 }).default(15),
  BACKUPS: z.enum(['on', 'off'], { error: 'tiene que ser on u off' }).default('on'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_URL: s3Place.optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_BEFORE_MIGRATION: z.enum(['on', 'off'], { error: 'tiene que ser on u off' }).default('on'),
  DEMO: flag.optional(),
  DEMO_PRODUCTS: wholeNumber({ min: 1, max: 1_000_000 }).default(1200),
  ADMIN_EMAIL: z.email({ error: 'tiene que ser un correo electrónico' }).optional(),
  ADMIN_PASSWORD: z.string().min(12, { error: 'tiene que tener al menos 12 caracteres' }).optional(),
  STORE_CONFIG: z.string().optional(),
  PRICE_LIST: z.string().optional(),
  PRICE_LIST_PRIVATE: flag.default(false),
  SMTP_URL: smtpUrl.optional(),
  NOTIFY_EMAIL: z.email({ error: 'tiene que ser un correo electrónico' }).optional(),
  KEEP_ALIVE_URL: httpUrl.optional(),
  SECRETS_KEY: secretsKey.optional(),
  MERCADOPAGO_URL: httpUrl.transform(withoutEndSlashes).default('https://api.mercadopago.com'),
  MAINTENANCE: flag.default(false),
  OFFLINE: flag.default(true),
  EDGE_PURGE_URL: httpUrl.optional(),
  EDGE_SECONDS: wholeNumber({ min: 1, max: 3600 }).default(60),
  PAGE_CACHE_MB: wholeNumber({ min: 0, max: 4096 }).default(64),
  OPERATIONS_PORT: wholeNumber({ min: 1, max: 65_535 }).optional(),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 60 }).default(0),
  UPDATE_RESTART: z.string().optional(),
  UPDATE_HEALTH: z
    .string()
    .transform((text) => text.split(/\s+/))
    .pipe(z.array(httpUrl))
    .optional(),
  UPDATE_WAIT: wholeNumber({ min: 1, max: 3600 }).default(120),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'no es un nivel de registro',
    })
    .default('info'),
});

export type Edge = {
  /** Where it is told to let go of pages. */
  readonly purgeUrl: string;
  /** How long it may keep one, whatever it was told. */
  readonly seconds: number;
};

/** The configuration of this process, read once at its start. Paths are absolute. */
export type Env = {
  readonly port: number;
  readonly host: string;
  /** Origin of canonical links without a slash at the end; `null` takes the request's own. */
  readonly publicUrl: string | null;
  readonly trustProxy: number;
  readonly hasRateLimits: boolean;
  readonly dataDir: string;
  /** The limit for renditions of photos on disk. */
  readonly renditionsMegabytes: number;
  readonly databaseUrl: string | null;
  /** The bucket of the original photos; `null` keeps them in `dataDir`. */
  readonly s3: S3Place | null;
  /** How long a start waits for an unreachable database server. */
  readonly databaseWaitMs: number;
  /** Whether there is a nightly backup. */
  readonly hasNightlyBackups: boolean;
  readonly backupDir: string;
  /** The bucket to which each backup goes encrypted; `null` keeps all on this machine. */
  readonly backupS3: S3Place | null;
  /** The owner's key, as it was typed; no log or answer has it. */
  readonly backupKey: string | null;
  readonly backupKeyFile: string | null;
  readonly hasBackupBeforeMigration: boolean;
  /** `null` loads the demo catalogue when the database is new. */
  readonly demo: boolean | null;
  readonly demoProducts: number;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly storeConfig: string | null;
  readonly priceList: string | null;
  readonly allowsPrivatePriceList: boolean;
  /** The mail server, and the shop's own address for orders and messages; `null` sends no mail. */
  readonly mail: { readonly smtpUrl: string; readonly notifyEmail: string } | null;
  readonly keepAliveUrl: string | null;
  /** Seals what must not be read in a backup; `null` takes that of the file in `dataDir`. */
  readonly secretsKey: Buffer | null;
  readonly mercadoPagoUrl: string;
  /** Visitors get the maintenance screen; dashboard, API and images stay (ROUTE-021). */
  readonly isInMaintenance: boolean;
  /** Whether browsers keep pages for visits without network; `false` removes what they kept. */
  readonly isOfflineOn: boolean;
  /** The cache before the shop that may keep pages; `null` lets none keep any. */
  readonly edge: Edge | null;
  /** The memory limit of shared pages; 0 renders every page for each request. */
  readonly pageCacheBytes: number;
  /** The address of metrics and health checks, which visitors can't reach; `null` opens none. */
  readonly operations: { readonly host: string; readonly port: number } | null;
  /** How long the process goes on serving after SIGTERM, so that proxies notice its end first. */
  readonly drainSeconds: number;
  /** How `npm run update` restarts the shop and sees that it serves. */
  readonly update: {
    /** A command for the shell. */
    readonly restart: string | null;
    /** Addresses of its processes; `null` asks the configured one. */
    readonly health: readonly string[] | null;
    readonly waitMs: number;
  };
  readonly logLevel: string;
};

/** Invalid configuration. `faults` has one line for each invalid variable. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

/** Reads the environment. An empty variable counts as not set. @throws ConfigurationError */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const env = fromVariables(parsed.data);
  const faults = contradictions(env, parsed.data);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return env;
}

function fromVariables(values: z.output<typeof variables>): Env {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SMTP_URL, NOTIFY_EMAIL } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: values.TRUST_PROXY,
    hasRateLimits: values.RATE_LIMITS === 'on',
    dataDir: resolve(values.DATA_DIR),
    renditionsMegabytes: values.RENDITIONS_MB,
    databaseUrl: values.DATABASE_URL ?? null,
    s3: values.S3_URL ?? null,
    databaseWaitMs: values.DATABASE_WAIT * 1000,
    hasNightlyBackups: values.BACKUPS === 'on',
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    backupS3: values.BACKUP_S3_URL ?? null,
    backupKey: values.BACKUP_KEY ?? null,
    backupKeyFile: values.BACKUP_KEY_FILE === undefined ? null : resolve(values.BACKUP_KEY_FILE),
    hasBackupBeforeMigration: values.BACKUP_BEFORE_MIGRATION === 'on',
    demo: values.DEMO ?? null,
    demoProducts: values.DEMO_PRODUCTS,
    admin:
      ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined
        ? null
        : { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD },
    storeConfig: values.STORE_CONFIG === undefined ? null : resolve(values.STORE_CONFIG),
    priceList: values.PRICE_LIST ?? null,
    allowsPrivatePriceList: values.PRICE_LIST_PRIVATE,
    mail:
      SMTP_URL === undefined || NOTIFY_EMAIL === undefined
        ? null
        : { smtpUrl: SMTP_URL, notifyEmail: NOTIFY_EMAIL },
    keepAliveUrl: values.KEEP_ALIVE_URL ?? null,
    secretsKey: values.SECRETS_KEY ?? null,
    mercadoPagoUrl: values.MERCADOPAGO_URL,
    isInMaintenance: values.MAINTENANCE,
    isOfflineOn: values.OFFLINE,
    edge:
      values.EDGE_PURGE_URL === undefined
        ? null
        : { purgeUrl: values.EDGE_PURGE_URL, seconds: values.EDGE_SECONDS },
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    operations:
      values.OPERATIONS_PORT === undefined
        ? null
        : { host: values.OPERATIONS_HOST, port: values.OPERATIONS_PORT },
    drainSeconds: values.DRAIN_SECONDS,
    update: {
      restart: values.UPDATE_RESTART ?? null,
      health: values.UPDATE_HEALTH ?? null,
      waitMs: values.UPDATE_WAIT * 1000,
    },
    logLevel: values.LOG_LEVEL,
  };
}

function contradictions(env: Env, values: z.output<typeof variables>): string[] {
  const faults: string[] = [];
  if (env.publicUrl === null && !isLoopback(env.host)) {
    faults.push(`PUBLIC_URL: hace falta cuando HOST (${env.host}) no es de esta máquina`);
  }
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    faults.push('ADMIN_EMAIL y ADMIN_PASSWORD: van juntas o no va ninguna');
  }
  if ((values.SMTP_URL === undefined) !== (values.NOTIFY_EMAIL === undefined)) {
    faults.push('SMTP_URL y NOTIFY_EMAIL: van juntas o no va ninguna');
  }
  if (env.backupKey !== null && env.backupKeyFile !== null) {
    faults.push('BACKUP_KEY y BACKUP_KEY_FILE: va una sola');
  }
  if (env.backupS3 !== null && env.backupKey === null && env.backupKeyFile === null) {
    faults.push(
      'BACKUP_KEY: hace falta con BACKUP_S3_URL. Haz una con openssl rand -hex 32, y guárdala también fuera de esta máquina',
    );
  }
  if (env.mail !== null && env.publicUrl === null) {
    faults.push('PUBLIC_URL: hace falta con SMTP_URL, para los enlaces de los correos');
  }
  return faults;
}

/** Whether only this machine can call the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function withoutEndSlashes(url: string): string {
  return url.endsWith('/') ? withoutEndSlashes(url.slice(0, -1)) : url;
}
