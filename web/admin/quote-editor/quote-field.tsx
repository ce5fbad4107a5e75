import { type ComponentProps, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { quoteFieldId } from './quote-field-id.ts';
import type { QuoteField as FieldName } from './read-quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';

type QuoteFieldProps = Pick<
  ComponentProps<'input'>,
  'value' | 'placeholder' | 'inputMode' | 'maxLength' | 'type' | 'min'
> & {
  readonly form: QuoteForm;
  /** Where a problem of this field is reported; none for texts that are always right. */
  readonly field?: FieldName;
  readonly label: string;
  /** What the field belongs to, for those who listen: several products have the same fields. */
  readonly subject?: string;
  readonly suffix?: string;
  readonly help?: string;
  readonly isLabelHidden?: boolean;
  readonly onType: (text: string) => void;
};

/** The API's limit of typed amounts. */
const LONGEST_AMOUNT = 40;

/** A field of the quote. Its problem appears once it was left, or on sending. */
export function QuoteField({
  form,
  field,
  label,
  subject,
  suffix,
  help,
  isLabelHidden = false,
  onType,
  ...input
}: QuoteFieldProps) {
  const ownId = useId();
  const id = field === undefined ? ownId : quoteFieldId(field);
  const problem = field === undefined ? undefined : form.problemOf(field);
  return (
    <div className="quote-field">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {subject !== undefined && <span className="sr-only"> de {subject}</span>}
      </label>
      <span className={suffix === undefined ? undefined : 'quote-suffix'}>
        <input
          {...(input.inputMode === 'decimal' && { maxLength: LONGEST_AMOUNT })}
          {...input}
          id={id}
          className={classNames('input', input.inputMode === 'decimal' && 'figures text-right')}
          autoComplete="off"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onType(target.value)}
          onBlur={field && (() => form.leave(field))}
        />
        {suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
      </span>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={classNames('text-fine empty:hidden', problem === undefined ? 'text-muted' : 'text-error')}
      >
        {problem ?? help}
      </p>
    </div>
  );
}
