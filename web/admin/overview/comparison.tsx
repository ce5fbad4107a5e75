import { formatChange } from '#web/format.ts';

type ComparisonProps = {
  readonly now: number;
  readonly before: number;
  /** What it is compared with: 'hace una semana'. */
  readonly than: string;
};

/** How much more or less than before; of nothing there is no percentage. */
export function Comparison({ now, before, than }: ComparisonProps) {
  if (before === 0) return now === 0 ? `Igual que ${than}` : `Sin pedidos ${than}`;
  const change = now / before - 1;
  if (Math.round(change * 100) === 0) return `Igual que ${than}`;
  return (
    <>
      <span className={change > 0 ? 'font-semibold text-success' : 'font-semibold text-body'}>
        {formatChange(change)}
      </span>{' '}
      que {than}
    </>
  );
}
