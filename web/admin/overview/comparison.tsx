import { formatChange } from './format-figures.ts';

type ComparisonProps = {
  readonly now: number;
  readonly before: number;
  /** The period of comparison: 'hace una semana'. */
  readonly than: string;
};

/** The change since before, in percent; none when there was nothing before. */
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
