/** The session's cookie (LOGIN-012). */
export const SESSION_COOKIE = 'authToken';

/** A session lasts one day, like its cookie (LOGIN-010). */
export const SESSION_SECONDS = 86_400;
