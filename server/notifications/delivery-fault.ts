import { oneLine } from '#domain/text/one-line.ts';

/** Why a mail was not delivered. */
export type DeliveryFault = {
  /**
   * 'unreachable' concerns the mail server and so every mail. 'refused' (5xx) and 'postponed' (4xx) concern this mail
   * alone.
   */
  readonly kind: 'unreachable' | 'refused' | 'postponed';
  /** One line for the person who runs the shop; it ends with the mail server's own words. */
  readonly text: string;
};

const ABOUT_THIS_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
const SHUTTING_DOWN = 421;
const MAX_TEXT_LENGTH = 300;

const DESCRIPTIONS: Readonly<Record<DeliveryFault['kind'], string>> = {
  unreachable: 'No se pudo hablar con el servidor de correo',
  refused: 'El servidor de correo lo rechazó',
  postponed: 'El servidor de correo pidió esperar',
};

export function deliveryFault(error: unknown): DeliveryFault {
  const answer = smtpAnswerOf(error);
  const kind = kindOf(answer);
  const reason = answer.response ?? (error instanceof Error ? error.message : String(error));
  return { kind, text: `${DESCRIPTIONS[kind]}: ${oneLine(reason)}`.slice(0, MAX_TEXT_LENGTH) };
}

function kindOf({ responseCode, command }: ReturnType<typeof smtpAnswerOf>): DeliveryFault['kind'] {
  const isAboutThisMail = command !== null && ABOUT_THIS_MAIL.has(command);
  if (responseCode === null || responseCode === SHUTTING_DOWN || !isAboutThisMail) return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'postponed';
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
