import { z } from 'zod';
import { CHAT_TEXT_KINDS } from '#domain/chat/chat-texts.ts';
import type { Settings } from '../wire/store.ts';
import { line, paragraph } from './setting-parts.ts';

export const chatArea = z.strictObject({
  greeting: line,
  chatTexts: z.record(z.enum(CHAT_TEXT_KINDS), paragraph),
}) satisfies z.ZodType<Settings['chat']>;
