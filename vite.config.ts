import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // The same minifier on both sides keeps a style sheet's name equal in the page and in the browser's bundle.
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  ssr: { noExternal: [/^@base-ui\//, /^@floating-ui\//, /^lucide-react/] },
  environments: { ssr: { build: { rolldownOptions: { external: [/^#server\//] } } } },
});
