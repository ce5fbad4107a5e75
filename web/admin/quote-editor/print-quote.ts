/** Opens the customer's page of a quote, which has no scripts of its own, and prints it. */
export function printQuote(link: string): void {
  // Below the desk's own address: a window of another one can't be printed from here.
  const sheet = window.open(new URL(link).pathname, '_blank');
  sheet?.addEventListener('load', () => sheet.print());
}
