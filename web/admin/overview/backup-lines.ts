import { DatabaseBackup } from 'lucide-react';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { isBackupOverdue } from '../backup/backup-standing.ts';
import { daysBetween } from './days-between.ts';
import { elsewhereTrouble } from './elsewhere-facts.ts';
import { formatDaysAgo } from './format-figures.ts';
import type { TodayLine } from './today-lines.ts';

/** Where the card of backups stands in General. */
export const SAFETY_CARD_ID = 'a-salvo';

/** While backups or the copies of them elsewhere fail or are late, and nothing else. @param backups `null` without an answer, which the card says */
export function backupLines(backups: WireBackups | null, now: number): TodayLine[] {
  const text = backups === null ? null : (troubleOf(backups, now) ?? troubleElsewhere(backups, now));
  return text === null ? [] : [{ Icon: DatabaseBackup, text, to: `#${SAFETY_CARD_ID}`, isDone: false }];
}

function troubleElsewhere({ elsewhere }: WireBackups, now: number): string | null {
  return elsewhere === undefined ? null : elsewhereTrouble(elsewhere, now);
}

function troubleOf(backups: WireBackups, now: number): string | null {
  const { last, lastError } = backups;
  if (lastError !== undefined) return `La última copia de seguridad no salió: ${lastError}`;
  if (last === null || !isBackupOverdue(backups, now)) return null;
  return `La última copia de seguridad es de ${formatDaysAgo(daysBetween(Date.parse(last.madeAt), now))}`;
}
