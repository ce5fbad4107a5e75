import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { safeError, withoutPeople } from './safe-error.ts';

/**
 * The fields in which a line may have text. Numbers may be anywhere; what else a line brings, ours or a library's, is
 * left out of it: a log is read by more people, and kept in more places, than what shoppers entrust to the shop.
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
      // Libraries hand over a bare error, whose message would become the line's.
      if (first instanceof Error)
        log.apply(this, [{ err: first }, typeof rest[0] === 'string' ? rest[0] : 'error']);
      else log.apply(this, [first, ...rest]);
    },
  },
};

/** The program's log: a JSON object a line, without anything of the people whom it is about. */
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
