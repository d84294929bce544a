import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitesPlugin } from './tools/sites/sitesPlugin.ts';

export default defineConfig({
  plugins: [react(), sitesPlugin()],
  publicDir: 'src/app/public',
  json: { namedExports: false },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000, // `npm run check:dist` judges what a visitor downloads
  },
});
