import type { ApiProblem } from '#web/api/api-client.ts';
import type { AreaSchema } from './area-definition.ts';

/** Messages by the path of their field: 'openingHours.0.from'. */
export type AreaProblems = Readonly<Record<string, string>>;

/** What the area's own check says of a draft. */
export function draftProblems(schema: AreaSchema, draft: unknown): AreaProblems {
  const checked = schema.safeParse(draft);
  if (checked.success) return {};
  return firstOfEach(
    checked.error.issues.map(({ path, message }) => [path.map(String).join('.'), sentence(message)]),
  );
}

/** The server's objections. Those to no field are left to the screen. */
export function refusedProblems({ errors = [] }: ApiProblem): AreaProblems {
  return firstOfEach(errors.map(({ field, message }) => [field, sentence(withoutLabel(message))]));
}

function firstOfEach(problems: readonly (readonly [string, string])[]): AreaProblems {
  return Object.fromEntries(problems.toReversed());
}

/** The server puts a field's label first: 'Horarios: falta'. */
function withoutLabel(message: string): string {
  return message.replace(/^[^:]{1,40}: /, '');
}

function sentence(text: string): string {
  const isAddress = /^https?:/.test(text);
  const start = isAddress ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(start) ? start : `${start}.`;
}
