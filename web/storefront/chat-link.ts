/** A link that opens a chat with the shop, with `text` typed already (NAV-004, HOME-009). */
export function chatLink({ digits, text }: { digits: string; text: string }): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
