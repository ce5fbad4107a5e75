import { nationalNumber } from '#domain/contact/national-number.ts';

/** The prefix of Argentine mobile numbers in chats. */
const MOBILE_PREFIX = '549';

/** A customer's number for a chat; `null` for a phone that no chat reaches. */
export function customerChatDigits(phone: string): string | null {
  const national = nationalNumber(phone);
  return national === null ? null : `${MOBILE_PREFIX}${national}`;
}
