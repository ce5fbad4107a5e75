import './steps.css';
import { Check } from 'lucide-react';
import { PageLink } from '#web/ui/page-link.tsx';

export type ProgressStep = {
  readonly label: string;
  /** Where the step is; `null` while it can't be opened. */
  readonly to: string | null;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
};

/** The steps of a longer task, sewn together. Those that can be opened are links (WIZARD-G02). */
export function StepProgress({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  return (
    <ol className="step-progress" aria-label={label}>
      {steps.map(({ label: name, to, isCurrent, isDone }, index) => {
        const content = (
          <>
            <span className="step-mark figures">
              {isDone && !isCurrent ? <Check aria-label="Hecho:" /> : index + 1}
            </span>
            <span className="step-label">{name}</span>
          </>
        );
        return (
          <li
            key={index}
            data-state={isCurrent ? 'current' : to === null && !isDone ? 'closed' : 'open'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {to !== null && !isCurrent ? <PageLink to={to}>{content}</PageLink> : <span>{content}</span>}
          </li>
        );
      })}
    </ol>
  );
}
