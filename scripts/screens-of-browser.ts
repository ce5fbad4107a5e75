import type { Plugin } from 'vite';

/** A screen that waits for data that only the browser can load. */
const WAITS_FOR_BROWSER = 'clientLoader.hydrate = true';
const SCREEN = 'export default function ';

/**
 * Leaves the dashboard's screens out of the server's build. Until a browser has loaded their data, the server shows what
 * stands for them (`HydrateFallback`), so it would load their code at each start and never run it.
 */
export function screensOfBrowser(): Plugin {
  return {
    name: 'screens-of-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/web\/admin\/.*-route\.tsx$/, code: WAITS_FOR_BROWSER },
      handler(code, id) {
        if (!code.includes(SCREEN)) this.error(`${id}: expected '${SCREEN}'`);
        return `${code.replace(SCREEN, 'function ')}\nexport default () => null;\n`;
      },
    },
  };
}
