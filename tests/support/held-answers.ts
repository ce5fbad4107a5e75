import { createServer } from 'node:http';
import { passOn } from '../../scripts/pass-on.ts';
import { type OnLoopback, onLoopback } from './on-loopback.ts';

/** A way to a shop on which answers can be held, because Playwright doesn't hold what a worker asks for. */
export type HeldAnswers = OnLoopback & {
  hold(): void;
  letThrough(): void;
};

/** @param shop its origin */
export async function holdAnswers(shop: string): Promise<HeldAnswers> {
  let isHeld = false;
  const held: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const go = () => passOn(asked, answer, shop);
    if (isHeld) held.push(go);
    else go();
  });
  return {
    ...(await onLoopback(server)),
    hold() {
      isHeld = true;
    },
    letThrough() {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
  };
}
