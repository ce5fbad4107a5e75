import {
  BellRing,
  CalendarX,
  Check,
  CircleDollarSign,
  Clock,
  Eye,
  FileCheck,
  FileText,
  FileX,
  type LucideIcon,
  MessageCircleQuestionMark,
  RotateCcw,
  Send,
  StickyNote,
  Trash2,
  TriangleAlert,
  Undo2,
  Users,
} from 'lucide-react';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/orders/payment-method.ts';
import { formatDate, formatDay } from '#domain/text/format-date.ts';
import { WITHDRAWAL_STATE_LABELS } from '#domain/withdrawals/withdrawal.ts';
import type { OrderEntryDetails, OrderEntryKind, WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { paidText } from './paid-text.ts';

type EntryLook = { readonly Icon: LucideIcon; readonly title: string; readonly text?: string };

const LOOKS: { readonly [Kind in OrderEntryKind]: (details: OrderEntryDetails[Kind]) => EntryLook } = {
  placed: ({ origin, total }) => ({
    Icon: FileText,
    title: origin === 'web' ? 'Pidió en la tienda' : 'Pedido tomado en el mostrador',
    text: paidText(total),
  }),
  status: ({ from, to }) => ({
    Icon: Clock,
    title: `Pasó a ${ORDER_STATUS_LABELS[to]}`,
    text: `Estaba ${ORDER_STATUS_LABELS[from].toLowerCase()}`,
  }),
  deleted: () => ({ Icon: Trash2, title: 'Eliminado' }),
  restored: () => ({ Icon: RotateCcw, title: 'Recuperado' }),
  'quote-sent': ({ version, total, validUntil }) => ({
    Icon: Send,
    title: `Presupuesto enviado, versión ${version}`,
    text: `${paidText(total)}, vale hasta el ${formatDay(validUntil)}`,
  }),
  'quote-seen': ({ version }) => ({ Icon: Eye, title: `Vio el presupuesto, versión ${version}` }),
  'quote-accepted': ({ version, total, missing = [] }) => ({
    Icon: Check,
    title: `Aceptó el presupuesto, versión ${version}`,
    text: missing.length === 0 ? paidText(total) : `${paidText(total)}. Falta: ${missing.join('; ')}`,
  }),
  'quote-question': ({ message }) => ({
    Icon: MessageCircleQuestionMark,
    title: 'Pidió un cambio',
    text: message,
  }),
  'quote-expired': ({ version, validUntil }) => ({
    Icon: CalendarX,
    title: `Venció el presupuesto, versión ${version}`,
    text: `Valía hasta el ${formatDay(validUntil)}`,
  }),
  note: ({ text }) => ({ Icon: StickyNote, title: 'Nota', text }),
  withdrawal: ({ code }) => ({ Icon: Undo2, title: 'Pidió arrepentirse', text: `Código ${code}` }),
  'withdrawal-answered': ({ code, state }) => ({
    Icon: Undo2,
    title: `Arrepentimiento: ${WITHDRAWAL_STATE_LABELS[state].toLowerCase()}`,
    text: `Código ${code}`,
  }),
  'reminder-set': ({ at, text }) => ({
    Icon: BellRing,
    title: `Recordatorio para el ${formatDate(Date.parse(at))}`,
    text,
  }),
  'reminder-done': ({ text }) => ({ Icon: Check, title: 'Recordatorio hecho', text }),
  payment: ({ amount, discount = 0, method, date, note }) => ({
    Icon: CircleDollarSign,
    title: `Pago de ${paidText(amount)}`,
    text: [
      `${PAYMENT_METHOD_LABELS[method]}, ${formatDay(date)}`,
      discount > 0 ? `Con ${paidText(discount)} de descuento` : '',
      note,
    ]
      .filter(Boolean)
      .join('. '),
  }),
  receipt: ({ amount, date }) => ({
    Icon: FileCheck,
    title: `Avisó una transferencia de ${paidText(amount)}`,
    text: formatDay(date),
  }),
  'receipt-refused': ({ amount, message }) => ({
    Icon: FileX,
    title: `Comprobante de ${paidText(amount)} rechazado`,
    text: message,
  }),
  'payment-doubt': ({ gatewayId, amount, asked, currency, isTest = false }) => ({
    Icon: TriangleAlert,
    title: isTest
      ? `Mercado Pago avisa un pago de prueba de ${paidText(amount)}`
      : `Mercado Pago avisa un pago de ${currency === 'ARS' ? paidText(amount) : `${amount} ${currency}`}, y se pidieron ${paidText(asked)}`,
    text: `No se contó. Míralo en Mercado Pago: operación ${gatewayId}.`,
  }),
  'payment-removed': ({ amount, method, date }) => ({
    Icon: Undo2,
    title: `Pago quitado: ${paidText(amount)}`,
    text: `${PAYMENT_METHOD_LABELS[method]}, ${formatDay(date)}`,
  }),
  refund: ({ amount, method, date, note }) => ({
    Icon: Undo2,
    title: `Devolución de ${paidText(amount)}`,
    text: [`${PAYMENT_METHOD_LABELS[method]}, ${formatDay(date)}`, note].filter(Boolean).join('. '),
  }),
  'refund-removed': ({ amount, method, date }) => ({
    Icon: RotateCcw,
    title: `Devolución quitada: ${paidText(amount)}`,
    text: `${PAYMENT_METHOD_LABELS[method]}, ${formatDay(date)}`,
  }),
  merged: ({ phone }) => ({ Icon: Users, title: 'Cliente unido con otro', text: phone }),
  separated: ({ phone }) => ({ Icon: Users, title: 'Cliente separado de otro', text: phone }),
};

/** The icon and words of an entry, without actor and time. */
export function entryLook(entry: WireOrderEntry): EntryLook {
  return lookOf(entry);
}

/** Who did it; '' for what happens by itself. */
export function entryActor({ kind, actor }: WireOrderEntry): string {
  if (kind === 'quote-expired') return '';
  return actor === '' ? 'El cliente' : actor;
}

// Generic in the kind, so the compiler ties the details to it.
function lookOf<Kind extends OrderEntryKind>({
  kind,
  details,
}: {
  kind: Kind;
  details: OrderEntryDetails[Kind];
}): EntryLook {
  return LOOKS[kind](details);
}
