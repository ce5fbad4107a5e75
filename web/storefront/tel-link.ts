/** The link that dials a written number: '+54 9 3496 40-1923' gives 'tel:+5493496401923'. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
