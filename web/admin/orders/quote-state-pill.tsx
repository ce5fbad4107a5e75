import {
  CalendarX,
  CircleCheck,
  CircleDashed,
  Eye,
  type LucideIcon,
  MessageSquareText,
  Send,
} from 'lucide-react';
import { QUOTE_STATE_LABELS, type ShownQuoteState } from '#domain/orders/quote-state.ts';

type QuoteStateLook = { readonly Icon: LucideIcon; readonly pill: string };

const LOOKS: Readonly<Record<ShownQuoteState, QuoteStateLook>> = {
  none: { Icon: CircleDashed, pill: 'bg-soft text-secondary inset-ring inset-ring-line' },
  sent: { Icon: Send, pill: 'bg-info-soft text-info' },
  seen: { Icon: Eye, pill: 'bg-info-soft text-info' },
  accepted: { Icon: CircleCheck, pill: 'bg-success-soft text-success' },
  'changes-requested': { Icon: MessageSquareText, pill: 'bg-warning-soft text-warning' },
  expired: { Icon: CalendarX, pill: 'bg-error-soft text-error' },
};

type QuoteStatePillProps = {
  readonly state: ShownQuoteState;
  /** Of which version, where that is not clear. */
  readonly version?: number;
};

/** Icon and word, because not everyone can tell the colours apart (QUOTE-005). */
export function QuoteStatePill({ state, version }: QuoteStatePillProps) {
  const { Icon, pill } = LOOKS[state];
  return (
    <span
      className={`inline-flex h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[0.84375rem] font-semibold whitespace-nowrap ${pill}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {version !== undefined && `Versión ${version}: `}
      {QUOTE_STATE_LABELS[state]}
    </span>
  );
}
