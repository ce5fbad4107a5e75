import { Check, CircleMinus, CircleX, Clock, History, type LucideIcon, Undo2 } from 'lucide-react';
import type { WirePriceBatch, WirePriceBatchRowState } from '#schemas/price-change-answers.ts';

export type Look = { readonly Icon: LucideIcon; readonly pill: string; readonly text: string };

const UNDONE: Look = { Icon: Undo2, pill: 'bg-soft text-secondary', text: 'Deshecho' };

/** How a batch stands. `null` for one that is simply applied. */
export function batchLook({ status, undone, changed, endsAt }: WirePriceBatch): Look | null {
  if (status === 'scheduled') return { Icon: Clock, pill: 'bg-warning-soft text-warning', text: 'En espera' };
  if (status === 'cancelled') return { Icon: CircleX, pill: 'bg-soft text-secondary', text: 'Cancelado' };
  if (status === 'ended') return { Icon: History, pill: 'bg-soft text-secondary', text: 'Terminó' };
  if (undone > 0) return undone < changed ? { ...UNDONE, text: 'Deshecho en parte' } : UNDONE;
  if (endsAt !== null) return { Icon: Clock, pill: 'bg-info-soft text-info', text: 'En curso' };
  return null;
}

export const ROW_LOOKS: Readonly<Record<WirePriceBatchRowState, Look>> = {
  applied: { Icon: Check, pill: 'bg-success-soft text-success', text: 'Aplicado' },
  waiting: { Icon: Clock, pill: 'bg-warning-soft text-warning', text: 'En espera' },
  'left-out': { Icon: CircleMinus, pill: 'bg-warning-soft text-warning', text: 'Quedó afuera' },
  undone: UNDONE,
  'changed-since': { Icon: History, pill: 'bg-info-soft text-info', text: 'Cambiado después' },
};
