import type { WireBackups } from '#schemas/backup-answers.ts';

const TWO_DAYS = 2 * 86_400_000;

/** Whether there is no backup of the last two days. @param now epoch ms */
export function isBackupLate({ last, running }: WireBackups, now: number): boolean {
  if (last === null) return !running;
  return now - Date.parse(last.madeAt) > TWO_DAYS;
}

/** Whether the backup is late; a new shop before its first night is not. */
export function isBackupOverdue(backups: WireBackups, now: number): boolean {
  return isBackupLate(backups, now) && (backups.last !== null || backups.lastError !== undefined);
}

/** The text below the date; a failure comes first. */
export function backupNote({ automatic, running, last, lastError }: WireBackups): string {
  if (running) return 'Se está haciendo una copia. Puedes seguir trabajando.';
  if (lastError !== undefined) return `La última vez que se intentó no salió: ${lastError}.`;
  if (last !== null && last.name === undefined) return 'El archivo está en otra máquina de la tienda.';
  return automatic
    ? 'Cada noche se hace una, con las fotos. Guarda alguna fuera de esta máquina.'
    : 'Las copias de cada noche están apagadas.';
}
