import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routerForProduction } from './tools/build/routerForProduction.ts';
import { sitesPlugin } from './tools/serve/sites/sitesPlugin.ts';

export default defineConfig({
  plugins: [react(), sitesPlugin(), routerForProduction()],
  publicDir: 'src/app/public',
  json: { namedExports: false },
  // The other team's page in tools/build/library is no page of the portal.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page starts with is one chunk: split, it compresses worse and is fetched twice.
    rolldownOptions: {
      output: {
        // The entry lists all names: a shorter random text saves bytes of it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 2 },
            { name: 'page', test: /\/readDigits\.ts/, priority: 2 },
            {
              name: 'steps',
              test: /\/sign-up\/(?:steps|hand-over)\/|\/(?:registerWithTicket|checkSignUpCode|register|signUpCodeChecks)\.ts/,
              priority: 1,
            },
            { name: 'dialogs', test: /\/sign-up\/dialogs\// },
            // The entry names each chunk: parts that are wanted together are one.
            {
              name: 'footer',
              test: /\/routes\/FooterLinks\.|\/LegalLinks\/|\/BottomItems\.|\/useManagedIcons\.|\/IconList\//,
            },
            {
              name: 'entrance',
              test: /\/sign-up\/entrance\/|\/routes\/(?:NewLook|PartnerEntrance)\./,
            },
            {
              name: 'landing',
              test: /\/routes\/LandingPart\.|\/BannerClip\.|\/components\/Video\//,
            },
            { name: 'menus', test: /\/features\/navigation\/|\/components\/PopupMenu\// },
            {
              name: 'callbacks',
              test: /\/features\/shared\/(?:callback|partner)|\/(?:bindContact|callback|dialogOf|partnerOnboarding)\.ts/i,
            },
            {
              name: 'fields',
              test: /\/features\/shared\/(?:BlockField|StepPage|CodeField)|\/Sending\.ts/,
            },
            { name: 'market', test: /\/telemetry\/market\/(?:trackedMarket|fans)\./ },
            { name: 'lead', test: /\/sign-up\/lead\/|\/leadContact\./ },
            { name: 'start', test: /\/startMethod\.ts/ },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1000, // `npm run check:build` limits what a user downloads
  },
});
