import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Only the routes that a page links to are named to the browser, so a shopper's page says nothing of the dashboard.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  // The home's few lines for the browser's own catalogue are not worth a file of their own in its first view.
  splitRouteModules: false,
} satisfies Config;
