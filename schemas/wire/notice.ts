/** An unsent mail to the shop or a shopper, in `GET /notices`. */
export type WireNotice = {
  _id: number;
  kind:
    | 'order-placed'
    | 'message-received'
    | 'quote-sent'
    | 'quote-seen'
    | 'quote-accepted'
    | 'quote-question'
    | 'quote-expired'
    | 'withdrawal-received'
    | 'withdrawal-answered';
  recipient: 'shop' | 'shopper';
  /** The id of the order, the message, the quote, its question or the withdrawal. */
  subjectId: string;
  /** Of the order that it is about, if there is one. */
  orderId?: string;
  orderNumber?: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Given up: it is not retried until an administrator requests it. */
  failed: boolean;
  /** The reason as text for people; it ends with the mail server's own words. */
  lastError?: string;
};
