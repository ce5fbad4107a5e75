/** The limits of texts about people, in forms and in the API. */
export const NAME_LENGTH = 120;
export const EMAIL_LENGTH = 254;
