import type { WireListedMessage } from '#schemas/message-answers.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';

export function messageToWire(row: MessageRow): WireListedMessage {
  return {
    _id: row.id,
    userName: row.name,
    ...(row.email && { userEmail: row.email }),
    userPhone: row.phone,
    ...(row.location && { userLocation: row.location }),
    userMessage: row.message,
    timestamp: new Date(row.created_at).toISOString(),
    read: row.is_read === 1,
  };
}
