/** An error without personal data, for the log. */
export type SafeError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The stack frames, without the message at the beginning. */
  readonly stack?: string;
  readonly cause?: SafeError;
};

const MAX_CAUSES = 5;
const MAX_MESSAGE_LENGTH = 500;

/** In errors of this class PostgreSQL quotes the invalid value. */
const DATA_EXCEPTION = /^22...$/;

/**
 * Keeps what went wrong and where, without personal data. Errors have more data in other fields (the row that a
 * database rejected, a mail's addresses), so only known fields are kept.
 */
export function safeError(error: unknown, causes = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = framesOf(error);
  return {
    type: error.name,
    message: withoutPeople(
      code !== null && DATA_EXCEPTION.test(code) ? unquoted(error.message) : error.message,
    ),
    ...(code !== null && { code }),
    ...(frames !== '' && { stack: frames }),
    ...(error.cause !== undefined && causes < MAX_CAUSES && { cause: safeError(error.cause, causes + 1) }),
  };
}

/** A text without personal data: email addresses, phone numbers, passwords and search terms in URLs. */
export function withoutPeople(text: string): string {
  return text
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(/\/\/[^\s/@]*@/g, '//…@')
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu, '…')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '…');
}

function unquoted(text: string): string {
  return text.replace(/"[^"]*"/g, '"…"');
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
