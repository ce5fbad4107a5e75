import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { WireFieldProblem } from '#schemas/wire/problem.ts';
import { type StorageFault, storageFault } from './db/storage-fault.ts';
import { Refusal, type RefusalCode } from './errors.ts';
import { fieldLabel } from './field-label.ts';

/** Turns every thrown error into an answer of problem+json, without a stack trace. */
export function answerProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === 'overloaded') request.log.warn('request put off: too many at once');
  // During an outage every request fails alike, so stack traces add nothing.
  else if (refusal.code.startsWith('storage-'))
    request.log.error({ fault: refusal.code, said: error.message }, 'data not reached');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  return reply
    .code(refusal.status)
    .headers({ ...refusal.extras.headers })
    .type('application/problem+json')
    .send(JSON.stringify(refusal.toProblem()));
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return new Refusal('invalid-request', { errors: fieldProblems(error) });
  const fault = storageFault(error);
  if (fault !== null) return storageRefusal(fault);
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Refusal('unexpected');
  return new Refusal(FRAMEWORK_REFUSALS[status] ?? 'malformed-body');
}

/** Seconds until a retry can help. A database restarts soon; a full disk takes longer. */
const RETRY_AFTER_SECONDS: Readonly<Record<StorageFault, number>> = {
  unreachable: 5,
  full: 60,
  'read-only': 60,
  damaged: 600,
};

function storageRefusal(fault: StorageFault): Refusal {
  return new Refusal(`storage-${fault}`, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS[fault]) } });
}

const FRAMEWORK_REFUSALS: Readonly<Record<number, RefusalCode>> = {
  404: 'unknown-route',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** Enough to mend a form. A body with many faults must not get an answer many times its size. */
const PROBLEMS_SHOWN = 100;

function fieldProblems(error: FastifyError): WireFieldProblem[] {
  return (error.validation ?? []).slice(0, PROBLEMS_SHOWN).map(({ instancePath, message }) => {
    const field = instancePath.slice(1).replaceAll('/', '.');
    return { field, message: `${fieldLabel(field)}: ${message ?? 'no es válido'}` };
  });
}
