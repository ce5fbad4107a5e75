import { readdir } from 'node:fs/promises';

/** Why a backup is made: nightly, on request, before a migration, or to move the shop to another database. */
export const BACKUP_KINDS = ['nightly', 'requested', 'before-migration', 'move'] as const;

export type BackupKind = (typeof BACKUP_KINDS)[number];

const ENDING = {
  nightly: '',
  requested: '-a-pedido',
  'before-migration': '-antes-de-actualizar',
  move: '-para-mudar',
} as const satisfies Record<BackupKind, string>;

export const BACKUP_NAME = new RegExp(
  `^hilvan-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)(\\d\\d)(\\d\\dZ)(${Object.values(ENDING).join('|')})\\.tar$`,
);

export type NamedBackup = {
  readonly name: string;
  readonly kind: BackupKind;
  /** Epoch ms, a whole second. */
  readonly madeAt: number;
};

/** 'hilvan-2026-11-21T063004Z.tar': the time in UTC, and the kind. */
export function backupName(kind: BackupKind, madeAt: number): string {
  const time = new Date(madeAt).toISOString().replace(/\.\d+Z$/, 'Z');
  return `hilvan-${time.replaceAll(':', '')}${ENDING[kind]}.tar`;
}

/** The backup of a file name, or `null` for any other file, drafts included. */
export function namedBackup(name: string): NamedBackup | null {
  const [, day, hour, minute, second, ending] = BACKUP_NAME.exec(name) ?? [];
  const kind = BACKUP_KINDS.find((one) => ENDING[one] === ending);
  if (kind === undefined) return null;
  return { name, kind, madeAt: Date.parse(`${day}${hour}:${minute}:${second}`) };
}

/** The backups in a folder, newest first; an absent folder has none. */
export async function backupsIn(folder: string): Promise<NamedBackup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => namedBackup(name) ?? []).sort((one, other) => other.madeAt - one.madeAt);
}
