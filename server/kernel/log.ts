import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { safeError, withoutPeople } from './safe-error.ts';

/**
 * The fields of a line that may have text; numbers are allowed in all fields. Any other text is dropped, also from
 * libraries: more people read a log, and more places store it, than shoppers' personal data.
 */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'fault',
  'file',
  'kind',
  'method',
  'photo',
  'route',
  'said',
]);

const OPTIONS: LoggerOptions = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { log: safeFields },
  serializers: { err: (error: unknown) => error },
  hooks: {
    logMethod([first, ...rest], log) {
      // Some libraries log a bare error, whose message would become the line's message.
      if (first instanceof Error)
        log.apply(this, [{ err: first }, typeof rest[0] === 'string' ? rest[0] : 'error']);
      else log.apply(this, [first, ...rest]);
    },
  },
};

/** The program's log without personal data: one JSON object per line, unless the destination formats it. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { ...OPTIONS, level };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function safeFields({ err, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const safe: Record<string, unknown> = err === undefined ? {} : { err: safeError(err) };
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'boolean') safe[name] = value;
    else if (typeof value === 'string' && TEXT_FIELDS.has(name)) safe[name] = withoutPeople(value);
  }
  return safe;
}
