import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropProvenance } from './tools/build/dropProvenance.ts';

export default defineConfig({
  plugins: [react(), dropProvenance()],
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
