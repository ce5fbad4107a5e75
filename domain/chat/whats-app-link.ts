/** A link that opens a chat with a number, with `text` typed already (NAV-004, HOME-009). */
export function whatsAppLink({ digits, text }: { digits: string; text: string }): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
