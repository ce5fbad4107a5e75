/** What a long command does, one step after the other. */
export type Step =
  | 'products-loaded'
  | 'rows-copied'
  | 'photos-copied'
  | 'copy-fetched'
  | 'backup-checked'
  | 'rows-restored'
  | 'photos-restored'
  | 'rows-compared';

/** Hears how much of a step is done: rows, photos or kilobytes, of how many in all. */
export type Report = (step: Step, done: number, total: number) => void;

/** For work that nobody watches. */
export const unwatched: Report = () => undefined;

/** Counts the parts of one step and reports the sum. Reports its beginning, unless there is nothing to do. */
export function countedStep(report: Report, step: Step, total: number): (parts: number) => void {
  let done = 0;
  if (total > 0) report(step, done, total);
  return (parts) => {
    done += parts;
    report(step, done, total);
  };
}
