import { formatDate } from '#domain/text/format-date.ts';
import type { OffsiteStateRow } from '#server/db/tables/offsite-tables.ts';
import type { BackupStateRow } from '#server/db/tables/process-tables.ts';

const LATE_AFTER_MS = 2 * 86_400_000;

export type OffsiteTrouble = {
  readonly kind: 'backup' | 'sending' | 'late' | 'proof';
  /** In Spanish, a sentence without its full stop. */
  readonly text: string;
};

/** What is wrong with the copies off this machine, and with the backups that they are made of. */
export function offsiteTroubles(
  { sent_at: sentAt, send_error: sendError, proof_error: proofError }: OffsiteStateRow,
  { last_error: backupError }: Pick<BackupStateRow, 'last_error'>,
  now: number,
): OffsiteTrouble[] {
  const troubles: OffsiteTrouble[] = [];
  if (backupError !== null)
    troubles.push({ kind: 'backup', text: `La copia de seguridad no salió: ${backupError}` });
  if (sendError !== null)
    troubles.push({ kind: 'sending', text: `La copia fuera de la máquina falló: ${sendError}` });
  if (sentAt !== null && now - sentAt > LATE_AFTER_MS)
    troubles.push({ kind: 'late', text: `La última copia fuera de la máquina es del ${formatDate(sentAt)}` });
  if (proofError !== null)
    troubles.push({ kind: 'proof', text: `La prueba de que la copia sirve falló: ${proofError}` });
  return troubles;
}
