import { isBlank } from '../text/is-blank.ts';

/** A missing required text, a text above its limit, or a text that breaks its rule. */
export type FieldProblem = 'required' | 'too-long' | 'invalid';
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

type FieldRule = {
  readonly isRequired: boolean;
  /** In UTF-16 units, without outer spaces. */
  readonly maximum: number;
  readonly isValid?: (text: string) => boolean;
};
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

function problemOf(text: string, { isRequired, maximum, isValid }: FieldRule): FieldProblem | null {
  if (isBlank(text)) return isRequired ? 'required' : null;
  const sent = text.trim();
  if (sent.length > maximum) return 'too-long';
  return isValid === undefined || isValid(sent) ? null : 'invalid';
}
