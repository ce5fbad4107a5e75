/** argon2id with 19 MiB and two passes. The library's own constant is empty at run time. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashedPassword(password: string): Promise<string> {
  const { hash } = await library();
  return hash(password, COST);
}

/** A hash that no password has (salt and hash are zeros). Checking it takes as long as checking any other. */
const NO_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether a password has this hash. Without an account it checks against `NO_HASH`, so equal times don't reveal which
 * accounts exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const { verify } = await library();
  const matches = await verify(passwordHash ?? NO_HASH, password);
  return passwordHash !== null && matches;
}

/** Loaded at the first login, because visitors need no passwords. */
const library = () => import('@node-rs/argon2');
