import { CircleAlert } from 'lucide-react';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { DraftField } from './product-draft.ts';
import type { DraftProblems } from './product-input.ts';

/** Buttons to the fields with problems, beside the save button of a long form. */
export function ProblemSummary({ problems }: { problems: DraftProblems }) {
  const fields = Object.keys(problems).filter((key): key is DraftField => key in FIELD_LABELS);
  if (fields.length === 0) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-error">
      <CircleAlert aria-hidden="true" className="size-4!" />
      Revisa:
      {fields.map((field) => (
        <button
          key={field}
          type="button"
          className="min-h-11 min-w-11 font-semibold underline"
          onClick={() => document.getElementById(fieldId(field))?.focus()}
        >
          {FIELD_LABELS[field]}
        </button>
      ))}
    </p>
  );
}
