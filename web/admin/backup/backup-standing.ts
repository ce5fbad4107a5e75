import type { WireBackups, WireElsewhere } from '#schemas/backup-answers.ts';

const TWO_DAYS = 2 * 86_400_000;

/** Whether there is no backup of the last two days. @param now epoch ms */
export function isBackupLate({ last, running }: WireBackups, now: number): boolean {
  if (last === null) return !running;
  return now - Date.parse(last.madeAt) > TWO_DAYS;
}

/** Whether no copy has left this machine for two days; before the first one nothing is late. */
export function isCopyLate({ last }: WireElsewhere, now: number): boolean {
  return last !== null && now - Date.parse(last.sentAt) > TWO_DAYS;
}

/** Whether the backup is late; a new shop before its first night is not. */
export function isBackupOverdue(backups: WireBackups, now: number): boolean {
  return isBackupLate(backups, now) && (backups.last !== null || backups.lastError !== undefined);
}
