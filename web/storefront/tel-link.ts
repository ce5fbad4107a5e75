/** What dials a number as people write it: '+54 9 3496 40-1923' is 'tel:+5493496401923'. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
