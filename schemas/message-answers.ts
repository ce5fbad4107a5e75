import { z } from 'zod';
import { id, instant } from './answer-parts.ts';

/** A message in `GET /getContact` (DATA-013). Older ones may have no email or location. */
export const messageAnswer = z.strictObject({
  _id: id,
  userName: z.string(),
  userEmail: z.string().optional(),
  userPhone: z.string(),
  userLocation: z.string().optional(),
  userMessage: z.string(),
  timestamp: instant,
  read: z.boolean(),
});

export type WireListedMessage = z.output<typeof messageAnswer>;
