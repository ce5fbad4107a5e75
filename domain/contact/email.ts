const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/;

/** In lower case (CHECKOUT-G05). */
export function normalisedEmail(text: string): string {
  return text.toLowerCase();
}

/** Whether the text is an address with '@' and a top-level domain of two letters or more (CHECKOUT-030). */
export function isValidEmail(text: string): boolean {
  return EMAIL.test(normalisedEmail(text));
}
