import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert } from './stroke-icons.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: string;
  isRequired?: boolean;
  /** Shown with an icon and read out with the input; the input turns invalid. */
  error?: string | null | undefined;
  help?: string | undefined;
  /** How to fill the field in, above it; it stays beside an error. */
  hint?: string;
  /** Another control in place of the input; it gets the ids that tie it to label and message. */
  children?: (control: FieldControl) => ReactNode;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  className: string;
};

export function Field({
  label,
  isRequired = false,
  error,
  help,
  hint,
  children,
  className,
  ...input
}: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const hasError = error !== null && error !== undefined && error !== '';
  const control: FieldControl = {
    id,
    'aria-describedby': classNames(hint && `${id}-hint`, (hasError || help) && `${id}-note`) || undefined,
    'aria-invalid': hasError || undefined,
    'aria-required': isRequired || undefined,
    className: classNames('input', className),
  };
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label} {isRequired && <span className="font-medium text-accent">*(Obligatorio)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </p>
      )}
      {children ? children(control) : <input {...input} {...control} />}
      {/* it stands there before any error, which is then read out though the focus has left the field */}
      <div aria-live="polite" className="empty:-mt-1.5">
        <FieldNote id={`${id}-note`} error={hasError ? error : undefined} help={help} />
      </div>
    </div>
  );
}

function FieldNote({ id, error, help }: { id: string; error: string | undefined; help: string | undefined }) {
  if (error !== undefined) {
    return (
      <p id={id} className="flex items-start gap-1.5 text-sm text-error">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
        {error}
      </p>
    );
  }
  return help ? (
    <p id={id} className="text-fine text-muted">
      {help}
    </p>
  ) : null;
}
