/** The limits of texts about people and of what they write, in letters, in forms and in the API. */
export const NAME_LENGTH = 120;
export const EMAIL_LENGTH = 254;
/** A message between the shop and somebody: from the contact page, with a quote or about it, a withdrawal, an answer. */
export const MESSAGE_LENGTH = 5000;
/** A note that the shop writes for itself. */
export const NOTE_LENGTH = 2000;
