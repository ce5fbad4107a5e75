import { randomFillSync } from 'node:crypto';

/** In bytes. One draw from the system takes about 10 µs, however small it is. */
const DRAWN_AT_ONCE = 4096;

const drawn = Buffer.alloc(DRAWN_AT_ONCE);
let used = DRAWN_AT_ONCE;

/** Random bytes for secrets and ids: far fewer than are drawn at once. No byte is given twice. */
export function randomBytes(count: number): Buffer {
  if (used + count > DRAWN_AT_ONCE) {
    randomFillSync(drawn);
    used = 0;
  }
  const given = Buffer.from(drawn.subarray(used, used + count));
  drawn.fill(0, used, used + count);
  used += count;
  return given;
}
