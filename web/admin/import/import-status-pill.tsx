import { Check, Clock, Columns3, type LucideIcon, SearchCheck, TimerOff, Undo2 } from 'lucide-react';
import type { ImportStatus } from '#schemas/import-answers.ts';

const LOOKS: Readonly<Record<ImportStatus, { label: string; Icon: LucideIcon; pill: string }>> = {
  read: { label: 'Sin revisar', Icon: Columns3, pill: 'bg-warning-soft text-warning' },
  checked: { label: 'Revisada', Icon: SearchCheck, pill: 'bg-info-soft text-info' },
  applying: { label: 'Importando', Icon: Clock, pill: 'bg-info-soft text-info' },
  applied: { label: 'Importada', Icon: Check, pill: 'bg-success-soft text-success' },
  undone: { label: 'Deshecha', Icon: Undo2, pill: 'bg-soft text-secondary' },
  expired: { label: 'Vencida', Icon: TimerOff, pill: 'bg-soft text-secondary' },
};

/** Icon and word, because not everyone can tell the colours apart. */
export function ImportStatusPill({ status }: { status: ImportStatus }) {
  const { label, Icon, pill } = LOOKS[status];
  return (
    <span
      className={`inline-flex h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[0.84375rem] font-semibold whitespace-nowrap ${pill}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {label}
    </span>
  );
}
