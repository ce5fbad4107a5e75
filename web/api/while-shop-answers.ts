import { doesShopAnswer } from './does-shop-answer.ts';

/** How often the shop is asked whether it can be reached, in ms. */
const ASK_EVERY_MS = 15_000;

/** After so many unanswered questions in a row the line counts as dead. */
const MOST_UNANSWERED = 2;

/**
 * Waits for the answer to a call however long it takes (API-003), but not on a dead line: a phone notices one only after
 * minutes, and shows nothing meanwhile.
 * @throws what the call throws when its signal stops it
 */
export async function whileShopAnswers<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const dead = new AbortController();
  let unanswered = 0;
  const asking = setInterval(async () => {
    unanswered = (await doesShopAnswer()) ? 0 : unanswered + 1;
    if (unanswered >= MOST_UNANSWERED) dead.abort(new Error('la tienda no responde'));
  }, ASK_EVERY_MS);
  try {
    return await call(dead.signal);
  } finally {
    clearInterval(asking);
  }
}
