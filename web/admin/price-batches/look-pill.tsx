import type { Look } from './batch-looks.ts';

/** Icon and word, because not everyone can tell the colours apart. @param look `null` shows nothing */
export function LookPill({ look }: { look: Look | null }) {
  if (look === null) return null;
  const { Icon, pill, text } = look;
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[0.84375rem] font-semibold whitespace-nowrap ${pill}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {text}
    </span>
  );
}
