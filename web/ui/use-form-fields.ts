import { useState } from 'react';

type FieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
  readonly onBlur: () => void;
};

export type FormFields<Field extends string> = {
  readonly values: Readonly<Record<Field, string>>;
  /** Whether no field has a problem. */
  readonly isValid: boolean;
  /** What ties a control to its field; the message waits for the first blur, then follows every change. */
  fieldProps(field: Field): FieldProps;
  /** Puts text into some of the fields, as if it had been typed there. */
  fill(typed: ReadonlyMap<Field, string>): void;
  /** Empties the form, as if nobody had touched it. */
  clear(): void;
};

type FormRules<Field extends string, Problem extends string> = {
  readonly empty: Readonly<Record<Field, string>>;
  /** What keeps the form from being sent, by field. */
  readonly problemsOf: (values: Readonly<Record<Field, string>>) => Readonly<Partial<Record<Field, Problem>>>;
  readonly texts: Readonly<Record<Field, Readonly<Record<Problem, string>>>>;
};

/** The state of a form of text fields. The rules hold from the first letter on; nothing is said of a field that was not left. */
export function useFormFields<Field extends string, Problem extends string>({
  empty,
  problemsOf,
  texts,
}: FormRules<Field, Problem>): FormFields<Field> {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const problems = problemsOf(values);
  return {
    values,
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
