import { type DiskSpace, isDiskLow } from '#domain/operations/is-disk-low.ts';
import { formatTime } from '#domain/text/format-date.ts';
import type { WireBackup, WireBackups } from '#schemas/backup-answers.ts';
import { formatCount, formatMegabytes } from '#web/format.ts';
import { isBackupOverdue } from '../backup/backup-standing.ts';
import { daysBetween } from './days-between.ts';
import { formatDaysAgo, formatGigabytes } from './format-figures.ts';

export type SafetyFact = {
  readonly value: string;
  readonly note: string;
  /** Somebody should look. */
  readonly isTrouble: boolean;
};

/** The last good backup; a failure after it comes first. @param backups `null` without an answer */
export function backupFact(backups: WireBackups | null, now: number): SafetyFact {
  if (backups === null)
    return {
      value: 'No se pudo saber cuándo se hizo la última copia de seguridad.',
      note: '',
      isTrouble: true,
    };
  const { last, lastError, running, automatic, elsewhere } = backups;
  const isTrouble = isBackupOverdue(backups, now) || lastError !== undefined;
  if (running) return { value: 'Se está haciendo', note: 'Puedes seguir trabajando.', isTrouble };
  if (lastError !== undefined)
    return {
      value: `La última vez no salió: ${lastError}`,
      note: last === null ? 'Todavía no hay ninguna buena.' : `La última buena: ${madeIn(last, now)}`,
      isTrouble,
    };
  const nightly = automatic ? 'Cada noche se hace una.' : 'Las copias de cada noche están apagadas.';
  if (last === null) return { value: 'Todavía no hay ninguna', note: nightly, isTrouble };
  const made = madeIn(last, now);
  const note = [nightly, placeOf(last, elsewhere !== undefined)].filter(Boolean).join(' ');
  return { value: `${made.charAt(0).toUpperCase()}${made.slice(1)}`, note, isTrouble };
}

function placeOf({ name }: WireBackup, isSentElsewhere: boolean): string {
  if (name === undefined) return 'El archivo está en otra máquina de la tienda.';
  return isSentElsewhere ? '' : 'Guarda alguna fuera de esta máquina.';
}

/** 'hoy 03:30 · 25,8 MB' */
function madeIn({ madeAt, bytes }: WireBackup, now: number): string {
  const moment = Date.parse(madeAt);
  const day = formatDaysAgo(daysBetween(moment, now));
  return `${day} ${formatTime(moment)} · ${formatMegabytes(bytes)}`;
}

export function diskFact(disk: DiskSpace): SafetyFact {
  const isTrouble = isDiskLow(disk);
  return {
    value: `${formatGigabytes(disk.freeBytes)} libres de ${formatGigabytes(disk.totalBytes)}`,
    note: isTrouble ? 'Queda poco: en un disco lleno no entra ningún pedido.' : '',
    isTrouble,
  };
}

/** @param failing how many mails wait for somebody */
export function mailFact({ tellsByMail, failing }: { tellsByMail: boolean; failing: number }): SafetyFact {
  if (failing > 0)
    return {
      value: formatCount(failing, { one: 'correo sin enviar', many: 'correos sin enviar' }),
      note: 'El menú dice por qué, en «Correos sin enviar».',
      isTrouble: true,
    };
  return tellsByMail
    ? { value: 'Encendidos', note: 'Llega uno por cada pedido y mensaje.', isTrouble: false }
    : { value: 'Apagados', note: 'Pedidos y mensajes se ven solo aquí.', isTrouble: false };
}
