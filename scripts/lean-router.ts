import type { Plugin } from 'vite';

/** Parts of React Router that the browser never runs here, and that its bundle would keep all the same. */
const CUTS = [
  // Components that no page uses can be left out once making and naming them has no effects.
  { file: 'dom/lib.js', from: 'React$1.forwardRef(', to: '/* @__PURE__ */ React$1.forwardRef(', times: 4 },
  { file: 'dom/lib.js', from: '\nHistoryRouter.displayName = "unstable_HistoryRouter";', to: '', times: 1 },
  { file: 'dom/lib.js', from: '\nLink.displayName = "Link";', to: '', times: 1 },
  { file: 'dom/lib.js', from: '\nNavLink.displayName = "NavLink";', to: '', times: 1 },
  { file: 'dom/lib.js', from: '\nForm.displayName = "Form";', to: '', times: 1 },
  // No page loads or sends data with a fetcher.
  { file: 'router/router.js', from: '\n\t\tfetch,\n', to: '\n', times: 1 },
  { file: 'router/router.js', from: '\n\t\tgetFetcher,\n\t\tresetFetcher,\n', to: '\n', times: 1 },
  // Nothing is instrumented.
  { file: 'router/router.js', from: 'if (init.instrumentations)', to: 'if (false)', times: 2 },
  // Pages are not made of server components.
  { file: 'context.js', from: 'React$1.useContext(RSCRouterContext)', to: 'false', times: 1 },
  { file: 'hooks.js', from: 'if (this.context)', to: 'if (false)', times: 1 },
  // No route names pages to prefetch in its links.
  { file: 'dom/ssr/components.js', from: 'isPageLinkDescriptor(link) ?', to: 'false ?', times: 1 },
] as const;

/** Leaves those parts out of the browser's bundle. A router that is written in another way fails the build. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const cuts = CUTS.filter(({ file }) => id.endsWith(`/lib/${file}`));
        return cuts.reduce((left, { file, from, to, times }) => {
          const parts = left.split(from);
          if (parts.length !== times + 1) this.error(`${file}: expected ${times} × ${JSON.stringify(from)}`);
          return parts.join(to);
        }, code);
      },
    },
  };
}
