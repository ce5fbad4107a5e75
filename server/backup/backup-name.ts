import { readdir } from 'node:fs/promises';

/** What a backup is made for: the night, somebody who asked for it, or a migration that follows. */
export type BackupKind = 'nightly' | 'requested' | 'before-migration';

const ENDING = {
  nightly: '',
  requested: '-a-pedido',
  'before-migration': '-antes-de-actualizar',
} as const satisfies Record<BackupKind, string>;

export const BACKUP_NAME =
  /^hilvan-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)(|-a-pedido|-antes-de-actualizar)\.tar$/;

export type NamedBackup = {
  readonly name: string;
  readonly kind: BackupKind;
  /** Epoch milliseconds, of a whole second. */
  readonly madeAt: number;
};

/** 'hilvan-2026-11-21T063004Z.tar': its time in UTC, and what it was made for. */
export function backupName(kind: BackupKind, madeAt: number): string {
  const time = new Date(madeAt).toISOString().replace(/\.\d+Z$/, 'Z');
  return `hilvan-${time.replaceAll(':', '')}${ENDING[kind]}.tar`;
}

/** What a name says, or `null` when it is not one of ours: drafts never are. */
export function namedBackup(name: string): NamedBackup | null {
  const [, day, hour, minute, second, ending] = BACKUP_NAME.exec(name) ?? [];
  const kind = (['nightly', 'requested', 'before-migration'] as const).find((one) => ENDING[one] === ending);
  if (kind === undefined) return null;
  return { name, kind, madeAt: Date.parse(`${day}${hour}:${minute}:${second}`) };
}

/** The backups in a folder, the newest first; none where there is no folder yet. */
export async function backupsIn(folder: string): Promise<NamedBackup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => namedBackup(name) ?? []).sort((one, other) => other.madeAt - one.madeAt);
}
