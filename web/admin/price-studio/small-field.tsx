import { type ReactNode, useId } from 'react';

/** A small field within a line of criteria. */
export function SmallField({
  label,
  problem,
  children,
}: {
  label: string;
  problem: string | undefined;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string;
  }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': `${id}-note`,
      })}
      <p id={`${id}-note`} aria-live="polite" className="text-sm text-error empty:-mt-1">
        {problem}
      </p>
    </div>
  );
}
