import type { Plugin } from 'vite';
import { type Cut, ROUTER_CUTS } from './router-cuts.ts';

/**
 * Leaves the parts of `ROUTER_CUTS` out of the browser's bundle. A router that is written in another way fails the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const [, file = ''] = id.split('/production/lib/');
        return (ROUTER_CUTS[file] ?? []).reduce((left, cut) => {
          const parts = left.split(cut.from);
          const [before = '', ...others] = parts;
          const after = others.map((part) => afterCut(part, cut));
          if (others.length !== cut.times || after.includes(null))
            this.error(`${file}: expected ${cut.times} × ${JSON.stringify(cut.from)}`);
          return [before, ...after].join(cut.to);
        }, code);
      },
    },
  };
}

/** What follows the cut, or `null` if its end is missing. */
function afterCut(part: string, { upTo }: Cut): string | null {
  if (upTo === null) return part;
  const end = part.indexOf(upTo);
  return end < 0 ? null : part.slice(end);
}
