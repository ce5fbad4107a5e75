import { z } from 'zod';
import { CHAT_TEXT_KINDS } from '#domain/chat/chat-texts.ts';
import { CHAT_BLANKS, unknownBlanks } from '#domain/chat/filled-chat-text.ts';
import { line, paragraph } from './setting-parts.ts';

const template = paragraph.superRefine((text, context) => {
  const unknown = unknownBlanks(text);
  if (unknown.length === 0) return;
  const known = CHAT_BLANKS.map((blank) => `{${blank}}`).join(', ');
  context.addIssue({
    code: 'custom',
    message: `no se puede completar ${unknown.join(', ')}; sí se completan ${known}`,
  });
});

export const chatArea = z.strictObject({
  /** The first message of a visitor's chat. */
  greeting: line,
  /** What the shop writes its customers by chat (QUOTE-011). */
  chatTexts: z.record(z.enum(CHAT_TEXT_KINDS), template),
});
