/** A missing required text, or a text that breaks its rule. */
export type FieldProblem = 'required' | 'invalid';
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

type FieldRule = { readonly isRequired: boolean; readonly isValid?: (text: string) => boolean };
export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

/** The problems of a form, by field. */
export function fieldProblems<Field extends string>(
  form: Readonly<Record<Field, string>>,
  rules: FieldRules<Field>,
): FieldProblems<Field> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field in rules) {
    const problem = problemOf(form[field], rules[field]);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function problemOf(text: string, { isRequired, isValid }: FieldRule): FieldProblem | null {
  if (text.trim() === '') return isRequired ? 'required' : null;
  return isValid === undefined || isValid(text) ? null : 'invalid';
}
