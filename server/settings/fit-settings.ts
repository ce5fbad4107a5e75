import type { z } from 'zod';
import type { WireFieldProblem } from '#schemas/problem-answer.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { AREA_SCHEMAS } from '#schemas/store/area-schemas.ts';
import type { SettingsArea } from '#schemas/wire/store-areas.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { fieldLabel } from '#server/kernel/field-label.ts';

const MAX_PROBLEMS = 100;

/**
 * An area's value, checked by the area's schema. A `version` among its fields is ignored.
 * @throws Refusal 'invalid-settings' with a message for each field
 */
export function fitSettings<Area extends SettingsArea>(area: Area, input: unknown): Settings[Area] {
  const parsed = AREA_SCHEMAS[area].safeParse(withoutVersion(input));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(problemsOf).slice(0, MAX_PROBLEMS);
  throw new Refusal('invalid-settings', { errors });
}

function withoutVersion(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'version'));
}

function problemsOf(issue: z.core.$ZodIssue): WireFieldProblem[] {
  const field = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys')
    return [{ field, message: `${fieldLabel(field)}: ${issue.message}` }];
  return issue.keys.map((key) => {
    const name = key.slice(0, 100);
    return { field: [...issue.path, name].join('.'), message: `«${name}»: no es un dato de la tienda` };
  });
}
