import { BackupFault, faultText } from '#server/backup/backup-fault.ts';
import { S3Fault } from '#server/s3/s3-requests.ts';

const MINUTE_MS = 60_000;
/** Stores have no common code for a full account. */
const FULL = /quota|storagefull|insufficientstorage|cap_?exceeded/i;

/** Why a copy could not be sent, fetched or proved, in a few Spanish words, to follow a colon. It names no key. */
export function offsiteFaultText(error: unknown, now: number): string {
  if (error instanceof S3Fault) return storeFaultText(error, now);
  if (error instanceof Error && error.name === 'TimeoutError') return 'el depósito no respondió a tiempo';
  if (error instanceof TypeError && error.message === 'fetch failed')
    return `no se llega al depósito${cause(error)}`;
  if (error instanceof TypeError && error.message === 'terminated') return 'el depósito cortó la conexión';
  return faultText(error);
}

/** The disk has no room to prove a copy beside the shop, which needs it more. */
export class NoRoomFault extends BackupFault {}

/** Whether the copy itself is bad, so that another has to take its place. */
export function isOfCopy(error: unknown): boolean {
  if (error instanceof NoRoomFault) return false;
  return error instanceof BackupFault || (error instanceof S3Fault && error.code === 'NoSuchKey');
}

function storeFaultText({ status, code, storeTime, message }: S3Fault, now: number): string {
  if (code === 'RequestTimeTooSkewed') return `el reloj de esta máquina está mal${skewText(storeTime, now)}`;
  if (status === 507 || FULL.test(code)) return `el depósito está lleno (${message.trim()})`;
  if (code === 'NoSuchKey') return 'la copia ya no está en el depósito';
  if (status === 404) return 'no existe ese depósito (bucket)';
  if (status === 401 || status === 403)
    return `el depósito no acepta la clave de BACKUP_S3_URL (${message.trim()})`;
  return `el depósito respondió ${message.trim()}`;
}

function skewText(storeTime: number | null, now: number): string {
  const minutes = storeTime === null ? 0 : Math.round((now - storeTime) / MINUTE_MS);
  if (minutes === 0) return '';
  return minutes > 0 ? `: adelanta ${minutes} minutos` : `: atrasa ${-minutes} minutos`;
}

function cause({ cause }: Error): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? ` (${cause.code})`
    : '';
}
