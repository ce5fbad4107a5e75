/** An error as a log may keep it. */
export type SafeError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where it was thrown, without the message that a stack begins with. */
  readonly stack?: string;
  readonly cause?: SafeError;
};

const MAX_CAUSES = 5;
const MAX_MESSAGE_LENGTH = 500;

/** PostgreSQL quotes the value that it can't take in errors of this class. */
const DATA_EXCEPTION = /^22...$/;

/**
 * Says what went wrong and where, and of nobody anything: errors carry what they are about in fields of their own (the
 * row that a database refused, the addresses that a mail was for), so only those that are known are kept.
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

/** A text without what may name or reach somebody: mail addresses, telephones, passwords and searches in addresses. */
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
