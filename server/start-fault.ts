import { ConfigurationError, type Env } from '#config/env.ts';

/** What the system says when a start fails for a reason that the operator can mend. */
const REASONS: Readonly<Record<string, (env: Env, error: unknown) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: el puerto ${port} ya está en uso`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} no es una dirección de esta máquina`,
  ECONNREFUSED: () => 'DATABASE_URL: la base de datos no responde',
  ENOTFOUND: () => 'DATABASE_URL: no se encuentra el servidor de la base de datos',
  '28P01': () => 'DATABASE_URL: el usuario o la contraseña no son correctos',
  '3D000': () => 'DATABASE_URL: la base de datos no existe',
  EROFS: ({ dataDir }) => `DATA_DIR: no se puede escribir en ${dataDir}`,
  ENOTDIR: ({ dataDir }) => `DATA_DIR: ${dataDir} no es una carpeta`,
  EEXIST: ({ dataDir }) => `DATA_DIR: ${dataDir} no es una carpeta`,
  ERR_SQLITE_ERROR: ({ dataDir }, error) =>
    `DATA_DIR: no se puede abrir la base de datos en ${dataDir}: ${messageOf(error)}`,
};

/** A failed start as one clear line for whoever set it up, or the error as it came when they could not mend it. */
export function startFault(error: unknown, env: Env): unknown {
  const code = codeOf(error);
  const reason =
    code === 'EACCES' ? permissionFault(error, env) : code === null ? undefined : REASONS[code]?.(env, error);
  return reason === undefined ? error : new ConfigurationError([reason]);
}

function permissionFault(error: unknown, { port, dataDir }: Env): string {
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  return isListening
    ? `PORT: hace falta permiso para el puerto ${port}`
    : `DATA_DIR: no se puede escribir en ${dataDir}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Of several attempts to connect, the first one's. */
function codeOf(error: unknown): string | null {
  const one = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error && 'code' in one && typeof one.code === 'string' ? one.code : null;
}
