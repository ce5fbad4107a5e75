import { useState } from 'react';

type FieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
  readonly onBlur: () => void;
};

export type FormFields<Field extends string, Problem extends string = string> = {
  readonly values: Readonly<Record<Field, string>>;
  /** The problems by field, shown or not. */
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
  /** Whether no field has a problem. */
  readonly isValid: boolean;
  /** A control's props. The error shows after the first blur, then follows every change. */
  fieldProps(field: Field): FieldProps;
  /** Fills some fields, as if the text had been typed. */
  fill(typed: ReadonlyMap<Field, string>): void;
  /** Empties the form and hides its errors. */
  clear(): void;
};

type FormRules<Field extends string, Problem extends string> = {
  readonly empty: Readonly<Record<Field, string>>;
  /** The problems that keep the form from being sent, by field. */
  readonly problemsOf: (values: Readonly<Record<Field, string>>) => Readonly<Partial<Record<Field, Problem>>>;
  readonly texts: Readonly<Record<Field, Readonly<Record<Problem, string>>>>;
};

/**
 * The state of a form of text fields. The rules apply at once, but a field's problem shows only after its first blur.
 */
export function useFormFields<Field extends string, Problem extends string>({
  empty,
  problemsOf,
  texts,
}: FormRules<Field, Problem>): FormFields<Field, Problem> {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const problems = problemsOf(values);
  return {
    values,
    problems,
    isValid: Object.keys(problems).length === 0,
    fieldProps: (field) => {
      const problem = left.has(field) ? problems[field] : undefined;
      return {
        value: values[field],
        error: problem === undefined ? undefined : texts[field][problem],
        onChange: ({ target: { value } }) => setValues((before) => ({ ...before, [field]: value })),
        onBlur: () => setLeft((before) => new Set([...before, field])),
      };
    },
    fill: (typed) => setValues((before) => ({ ...before, ...Object.fromEntries(typed) })),
    clear: () => {
      setValues(empty);
      setLeft(new Set());
    },
  };
}
