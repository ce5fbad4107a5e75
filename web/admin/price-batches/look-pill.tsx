import type { Look } from './batch-looks.ts';

/** Icon and word, because not everyone can tell the colours apart. */
export function LookPill({ look: { Icon, pill, text } }: { look: Look }) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[13.5px] font-semibold whitespace-nowrap ${pill}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {text}
    </span>
  );
}
