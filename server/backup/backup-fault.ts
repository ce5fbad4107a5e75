import { DamagedDatabase } from './damaged-database.ts';

/** Why a backup or a restore was not done, said to whoever runs the shop: its message is in Spanish. */
export class BackupFault extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no queda lugar en el disco',
  EDQUOT: 'no queda lugar en el disco',
  EFBIG: 'no queda lugar en el disco',
  EACCES: 'no hay permiso para escribir en la carpeta',
  EPERM: 'no hay permiso para escribir en la carpeta',
  EROFS: 'la carpeta es de solo lectura',
  ENOTDIR: 'la carpeta no es una carpeta',
  EEXIST: 'la carpeta no es una carpeta',
  ECONNREFUSED: 'la base de datos no responde',
};

/** What went wrong, in a few words that can follow a colon. */
export function faultText(error: unknown): string {
  if (error instanceof BackupFault) return error.message;
  if (error instanceof DamagedDatabase) return `la base de datos está dañada (${error.message})`;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? error.message;
}
