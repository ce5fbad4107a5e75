import type { z } from 'zod';
import type { FieldProblem, FieldProblems } from '#domain/contact/field-problems.ts';

/** Adds an issue for each problem of a form, under the API's name of the field. */
export function reportProblems<Field extends string>(
  context: z.RefinementCtx,
  problems: FieldProblems<Field>,
  {
    wireNames,
    texts,
  }: {
    wireNames: Readonly<Record<Field, string>>;
    texts: Readonly<Record<Field, Readonly<Record<FieldProblem, string>>>>;
  },
): void {
  for (const field in problems) {
    const problem = problems[field];
    if (problem === undefined) continue;
    context.addIssue({ code: 'custom', path: [wireNames[field]], message: texts[field][problem] });
  }
}
