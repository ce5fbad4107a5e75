import { oneLine } from './one-line.ts';

/** Why a mail was not taken. */
export type DeliveryFault = {
  /**
   * 'unreachable' is about the mail server and so about every mail; 'refused' (5xx) and 'postponed' (4xx) are what it
   * says of this one.
   */
  readonly kind: 'unreachable' | 'refused' | 'postponed';
  /** In the mail server's words, on one line. */
  readonly text: string;
};

const ABOUT_THIS_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
const SHUTTING_DOWN = 421;
const LONGEST_TEXT = 300;

export function deliveryFault(error: unknown): DeliveryFault {
  const { responseCode, command, response } = smtpAnswerOf(error);
  const text = oneLine(response ?? (error instanceof Error ? error.message : String(error))).slice(
    0,
    LONGEST_TEXT,
  );
  const isAboutThisMail = command !== null && ABOUT_THIS_MAIL.has(command);
  if (responseCode === null || responseCode === SHUTTING_DOWN || !isAboutThisMail)
    return { kind: 'unreachable', text };
  return { kind: responseCode >= 500 ? 'refused' : 'postponed', text };
}

function smtpAnswerOf(error: unknown) {
  const has = (key: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  const [responseCode, command, response] = [has('responseCode'), has('command'), has('response')];
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command: typeof command === 'string' ? command : null,
    response: typeof response === 'string' ? response : null,
  };
}
