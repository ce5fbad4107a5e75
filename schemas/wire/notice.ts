/** An unsent mail to the shop or a shopper, in `GET /notices`. */
export type WireNotice = {
  _id: number;
  kind: 'order-placed' | 'message-received';
  recipient: 'shop' | 'shopper';
  /** The order's or the message's id. */
  subjectId: string;
  orderNumber?: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Given up: it is not retried until an administrator requests it. */
  failed: boolean;
  /** The reason as text for people; it ends with the mail server's own words. */
  lastError?: string;
};
