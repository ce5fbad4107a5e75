/** argon2id with 19 MiB and two passes; the library's constant for it is empty at run time. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashedPassword(password: string): Promise<string> {
  const { hash } = await library();
  return hash(password, COST);
}

/** What no password gives, and takes as long to find out as of any other hash: salt and outcome are all zeros. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether a password fits a hash. Without an account it works just as long against a hash of nothing, so that
 * the time taken tells nobody which accounts exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const { verify } = await library();
  const matches = await verify(passwordHash ?? NOBODYS_HASH, password);
  return passwordHash !== null && matches;
}

/** Loaded at the first login: visitors need no passwords. */
const library = () => import('@node-rs/argon2');
