/** The messages that the shop sends its customers by chat (QUOTE-011). */
export const CHAT_TEXT_KINDS = ['orderReceived', 'quote', 'ready', 'reminder'] as const;

export type ChatTextKind = (typeof CHAT_TEXT_KINDS)[number];

/** A template for each message, with the blanks '{nombre}', '{pedido}', '{total}' and '{enlace}'. */
export type ChatTexts = Readonly<Record<ChatTextKind, string>>;
