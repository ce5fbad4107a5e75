import { ConfigurationError, type Env } from '#config/env.ts';
import { DamagedDatabase } from './db/assert-sound-file.ts';
import { databaseFile } from './db/connect.ts';
import { NoSchema } from './db/current-schema.ts';
import { NewerSchema, OtherProgramsSchema } from './db/migrate.ts';
import { type StorageFault, storageFault } from './db/storage-fault.ts';

const SHARED_DATABASE =
  'DATABASE_URL: en la base de datos hay tablas de otro programa con los nombres de las de la tienda. ' +
  'Usa otra base de datos, o un esquema propio (docs/operating.md)';

/** System errors of a failed start that the operator can mend. */
const REASONS: Readonly<Record<string, (env: Env) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: el puerto ${port} ya está en uso`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} no es una dirección de esta máquina`,
  ENOTFOUND: () => 'DATABASE_URL: no se encuentra el servidor de la base de datos',
  '28000': () => 'DATABASE_URL: el servidor de la base de datos no deja entrar a ese usuario',
  '28P01': () => 'DATABASE_URL: el usuario o la contraseña no son correctos',
  '3D000': () => 'DATABASE_URL: la base de datos no existe',
  '42501': () => 'DATABASE_URL: el usuario no puede crear tablas en la base de datos',
  '42723': () => SHARED_DATABASE,
  '42P07': () => SHARED_DATABASE,
  ENOTDIR: ({ dataDir }) => `DATA_DIR: ${dataDir} no es una carpeta`,
  EEXIST: ({ dataDir }) => `DATA_DIR: ${dataDir} no es una carpeta`,
};

const RESTORE = 'No se cambió nada en ella: restaura la última copia de seguridad (docs/operating.md)';

const STORAGE_REASONS: Readonly<Record<StorageFault, (env: Env, error: unknown) => string>> = {
  damaged: (env, error) => `${databaseNamed(env)} está dañada: ${messageOf(error)}. ${RESTORE}`,
  full: (env) =>
    env.databaseUrl === null
      ? `DATA_DIR: no queda espacio en el disco de ${env.dataDir}`
      : 'DATABASE_URL: no queda espacio en el disco de la base de datos',
  'read-only': (env) =>
    env.databaseUrl === null
      ? `DATA_DIR: no se puede escribir en ${env.dataDir}`
      : 'DATABASE_URL: en la base de datos no se puede escribir',
  unreachable: (env, error) =>
    env.databaseUrl === null
      ? `DATA_DIR: no se puede abrir la base de datos en ${env.dataDir}: ${messageOf(error)}`
      : 'DATABASE_URL: la base de datos no responde',
};

/** A failed start as one clear line for the operator, or the original error when they can't mend it. */
export function startFault(error: unknown, env: Env): unknown {
  const reason = reasonOf(error, env);
  return reason === null ? error : new ConfigurationError([reason]);
}

function reasonOf(error: unknown, env: Env): string | null {
  if (error instanceof NewerSchema) return newerSchema(error, env);
  if (error instanceof OtherProgramsSchema) return SHARED_DATABASE;
  if (error instanceof NoSchema) return 'DATABASE_URL: el esquema que nombra no existe';
  if (error instanceof DamagedDatabase) return STORAGE_REASONS.damaged(env, error);
  const code = codeOf(error);
  if (code === 'EACCES' && isListening(error)) return `PORT: hace falta permiso para el puerto ${env.port}`;
  // The data folder's error, not one of PostgreSQL.
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR: no se puede escribir en ${env.dataDir}`;
  const reason = code === null ? undefined : REASONS[code];
  if (reason !== undefined) return reason(env);
  const fault = storageFault(error);
  return fault === null ? null : STORAGE_REASONS[fault](env, error);
}

function newerSchema({ migration }: NewerSchema, env: Env): string {
  return (
    `${databaseNamed(env)} es de una versión más nueva del programa (${migration}). ` +
    'Usa esa versión, o restaura una copia de seguridad de antes (docs/operating.md)'
  );
}

function databaseNamed({ databaseUrl, dataDir }: Env): string {
  return databaseUrl === null
    ? `DATA_DIR: la base de datos ${databaseFile(dataDir)}`
    : 'DATABASE_URL: la base de datos';
}

function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** After several attempts to connect, the first error. */
function codeOf(error: unknown): string | null {
  const one = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error && 'code' in one && typeof one.code === 'string' ? one.code : null;
}
