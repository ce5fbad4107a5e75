import { formatDate, formatTime } from '#domain/text/format-date.ts';
import type { WireElsewhere } from '#schemas/backup-answers.ts';
import { formatCount, formatMegabytes, formatWholeNumber } from '#web/format.ts';
import { isCopyLate } from '../backup/backup-standing.ts';
import { daysBetween } from './days-between.ts';
import { formatDaysAgo } from './format-figures.ts';
import type { SafetyFact } from './safety-facts.ts';

/** The last copy that left this machine; a failure after it comes first (RUN-001). */
export function copyFact(elsewhere: WireElsewhere, now: number): SafetyFact {
  const { last, lastError } = elsewhere;
  const isTrouble = lastError !== undefined || isCopyLate(elsewhere, now);
  if (lastError !== undefined) {
    const note =
      last === null
        ? 'Todavía no llegó ninguna.'
        : `La última buena: ${momentText(last.sentAt, now)} · ${sizeText(last)}`;
    return { value: `Falló: ${lastError}`, note, isTrouble };
  }
  if (last === null) {
    return {
      value: 'Todavía ninguna',
      note: 'La próxima copia de seguridad va también al depósito.',
      isTrouble,
    };
  }
  return { value: capitalized(momentText(last.sentAt, now)), note: sizeText(last), isTrouble };
}

/** The last proof that a copy can be restored. */
export function proofFact({ running, proof, proofError }: WireElsewhere, now: number): SafetyFact {
  if (running)
    return {
      value: 'Trabajando con las copias',
      note: 'Puedes seguir usando la tienda.',
      isTrouble: proofError !== undefined,
    };
  if (proofError !== undefined) {
    const note =
      proof === null
        ? 'Todavía no salió ninguna.'
        : `La última buena: ${formatDate(Date.parse(proof.provedAt))}`;
    return { value: `Falló: ${proofError}`, note, isTrouble: true };
  }
  if (proof === null) {
    return {
      value: 'Todavía ninguna',
      note: 'Se hace sola con la primera copia, y después cada mes.',
      isTrouble: false,
    };
  }
  const products = formatCount(proof.products, { one: 'producto', many: 'productos' });
  const orders = formatCount(proof.orders, { one: 'pedido', many: 'pedidos' });
  return {
    value: `${capitalized(formatDaysAgo(daysBetween(Date.parse(proof.provedAt), now)))}, bien`,
    note: `Se trajo, se restauró aparte y se comparó: ${products}, ${orders}`,
    isTrouble: false,
  };
}

/** What wants looking at in the copies elsewhere, for 'Para hoy'; `null` for nothing. */
export function elsewhereTrouble(elsewhere: WireElsewhere, now: number): string | null {
  const { last, lastError, proofError } = elsewhere;
  if (lastError !== undefined) return `La copia fuera de la máquina falló: ${lastError}`;
  if (proofError !== undefined) return `La prueba de que la copia sirve falló: ${proofError}`;
  if (last === null || !isCopyLate(elsewhere, now)) return null;
  return `La última copia fuera de la máquina es de ${formatDaysAgo(daysBetween(Date.parse(last.sentAt), now))}`;
}

/** 'hoy 03:31' */
function momentText(instant: string, now: number): string {
  const moment = Date.parse(instant);
  return `${formatDaysAgo(daysBetween(moment, now))} ${formatTime(moment)}`;
}

/** '25,8 MB, cifrada · guarda 30' */
function sizeText({ bytes, kept }: NonNullable<WireElsewhere['last']>): string {
  return `${formatMegabytes(bytes)}, cifrada · guarda ${formatWholeNumber(kept)}`;
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
