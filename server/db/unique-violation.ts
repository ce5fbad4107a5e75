const SQLITE_CONSTRAINT_UNIQUE = 2067;
const POSTGRES_UNIQUE_VIOLATION = '23505';

/** Whether a write failed because its key is taken, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === SQLITE_CONSTRAINT_UNIQUE;
  return 'code' in error && error.code === POSTGRES_UNIQUE_VIOLATION;
}
