import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { docgenOfComponents } from './docgenOfComponents.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (config) => ({
    ...config,
    plugins: [...(await docgenOfComponents(config.plugins)), msw({ mode: 'worker-only' })],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@storybook/addon-a11y/preview',
        '@storybook/react-vite',
      ],
    },
  }),
});
