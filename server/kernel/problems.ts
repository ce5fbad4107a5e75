import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { WireFieldProblem } from '#schemas/problem-answer.ts';
import type { RequestRefusalCode } from '#schemas/wire/order-refusal.ts';
import { type StorageFault, storageFault } from '#server/db/storage-fault.ts';
import { Refusal } from './errors.ts';
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
  if (error.validation !== undefined) {
    const isUnknown = error.validation.some(({ keyword }) => keyword === UNKNOWN_FIELDS);
    return refusedRequest(isUnknown ? 'unknown-fields' : 'invalid-request', { errors: fieldProblems(error) });
  }
  const fault = storageFault(error);
  if (fault !== null) return storageRefusal(fault);
  const status = error.statusCode ?? 500;
  if (status >= 500) return refusedRequest('unexpected');
  return refusedRequest(FRAMEWORK_REFUSALS[status] ?? 'malformed-body');
}

/** A refusal that any route can answer, so the checkout knows it too. */
function refusedRequest(code: RequestRefusalCode, extras?: Refusal['extras']): Refusal {
  return new Refusal(code, extras);
}

/** Seconds until a retry can help. A database restarts soon; a full disk takes longer. */
const RETRY_AFTER_SECONDS: Readonly<Record<StorageFault, number>> = {
  unreachable: 5,
  full: 60,
  'read-only': 60,
  damaged: 600,
};

function storageRefusal(fault: StorageFault): Refusal {
  return refusedRequest(`storage-${fault}`, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS[fault]) },
  });
}

const FRAMEWORK_REFUSALS: Readonly<Record<number, RequestRefusalCode>> = {
  404: 'unknown-route',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** Enough to mend a form. A body with many faults must not get an answer many times its size. */
const PROBLEMS_SHOWN = 100;

/** zod's code for fields that a strict schema does not have. */
const UNKNOWN_FIELDS = 'unrecognized_keys';
const MAX_NAME_LENGTH = 100;

function fieldProblems({ validation = [] }: FastifyError): WireFieldProblem[] {
  return validation
    .flatMap(({ keyword, instancePath, message = 'no es válido', params }) => {
      const field = instancePath.slice(1).replaceAll('/', '.');
      if (keyword !== UNKNOWN_FIELDS || !Array.isArray(params.keys))
        return { field, message: `${fieldLabel(field)}: ${message}` };
      return params.keys.map((key) => {
        const name = String(key).slice(0, MAX_NAME_LENGTH);
        const path = field === '' ? name : `${field}.${name}`;
        return { field: path, message: `${fieldLabel(name)} («${name}»): aquí no se puede cambiar` };
      });
    })
    .slice(0, PROBLEMS_SHOWN);
}
