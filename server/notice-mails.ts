import { messageReceivedMail } from './messages/message-notices.ts';
import type { NoticeMails } from './notifications/notice-mail.ts';
import { copiesFailedMail } from './offsite/trouble-mail.ts';
import { orderPlacedMail } from './orders/order-notices.ts';
import { receiptAnsweredMail } from './payments/receipt-mail.ts';
import { quoteMail } from './quotes/quote-notices.ts';
import { withdrawalAnsweredMail, withdrawalReceivedMail } from './withdrawals/withdrawal-notices.ts';

/** Who composes the mail of a notice. */
export const NOTICE_MAILS: NoticeMails = {
  'order-placed': orderPlacedMail,
  'message-received': messageReceivedMail,
  'quote-sent': quoteMail('quote-sent'),
  'quote-seen': quoteMail('quote-seen'),
  'quote-accepted': quoteMail('quote-accepted'),
  'quote-question': quoteMail('quote-question'),
  'quote-expired': quoteMail('quote-expired'),
  'withdrawal-received': withdrawalReceivedMail,
  'withdrawal-answered': withdrawalAnsweredMail,
  'copies-failed': copiesFailedMail,
  'receipt-answered': receiptAnsweredMail,
};
