/** Why a backup or restore failed. The message is Spanish, for the person who runs the shop. */
export class BackupFault extends Error {}

const NO_ROOM = 'no queda lugar en el disco';
const NO_FOLDER = 'la carpeta no es una carpeta';
const DAMAGED = 'la base de datos está dañada';

const NO_FILE = 'no existe el archivo o la carpeta';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EFBIG: NO_ROOM,
  EACCES: 'no hay permiso para escribir en la carpeta',
  EPERM: 'no hay permiso para escribir en la carpeta',
  EROFS: 'la carpeta es de solo lectura',
  ENOENT: NO_FILE,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ECONNREFUSED: 'la base de datos no responde',
  ENOTFOUND: 'no se encuentra el servidor',
  '28P01': 'el usuario o la contraseña de la base de datos no son correctos',
  '3D000': 'la base de datos no existe',
  '42501': 'el usuario de la base de datos no puede crear tablas',
};

/** By SQLite's primary result codes. */
const SQLITE_REASONS: Readonly<Record<number, string>> = { 11: DAMAGED, 13: NO_ROOM, 26: DAMAGED };

/** The cause in a few Spanish words, to follow a colon. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_REASONS[error.errcode & 0xff] ?? error.message;
  }
  return REASONS[codeOf(error)] ?? error.message;
}

/** The same, of a file that could not be read. */
export function readFaultText(error: unknown): string {
  const isForbidden = error instanceof Error && ['EACCES', 'EPERM'].includes(codeOf(error));
  return isForbidden ? 'no hay permiso para leerlo' : faultText(error);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
