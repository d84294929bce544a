import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
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
