import './work-progress.css';
import { formatWholeNumber } from '#web/format.ts';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';

type WorkProgressProps = {
  /** What is going on: 'Revisando'. */
  readonly label: string;
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** What is counted: 'filas'. */
  readonly unit: string;
};

/** How far long work is: a thread that fills, or one that runs while nobody knows. */
export function WorkProgress({ label, progress, unit }: WorkProgressProps) {
  if (progress === null || progress.total === 0) {
    return (
      <div className="work-progress">
        <p>{label}…</p>
        <SewnProgress />
      </div>
    );
  }
  const { done, total } = progress;
  return (
    <div className="work-progress">
      <p className="figures">{`${label}: ${formatWholeNumber(done)} de ${formatWholeNumber(total)} ${unit}`}</p>
      <span
        className="work-thread"
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round((done / total) * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${(done / total) * 100}%` }} />
      </span>
    </div>
  );
}
