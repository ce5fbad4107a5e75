import { z } from 'zod';

const fieldProblem = z.strictObject({
  /** Its name in the request: 'userName', 'orderItems.0.quantity'. */
  field: z.string(),
  message: z.string(),
});

const problem = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  /** For programs. */
  code: z.string(),
  /** For people. */
  title: z.string(),
  detail: z.string().optional(),
  errors: z.array(fieldProblem).optional(),
});

/** RFC 9457; some codes have extra members. */
export const problemAnswer = problem.loose().describe('Un problema, como application/problem+json');

export type WireFieldProblem = z.output<typeof fieldProblem>;
export type WireProblem = z.output<typeof problem>;
