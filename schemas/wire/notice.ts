/** What the shop or a shopper is told by mail and has not been sent yet, as `GET /notices` lists it. */
export type WireNotice = {
  _id: number;
  kind: 'order-placed' | 'message-received';
  recipient: 'shop' | 'shopper';
  /** The order's or the message's id. */
  subjectId: string;
  orderNumber?: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Given up: nobody tries again until somebody asks for it. */
  failed: boolean;
  /** What to show of why; ends in the mail server's own words. */
  lastError?: string;
};
