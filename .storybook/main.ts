import { defineMain } from '@storybook/react-vite/node';
import { docgenOfComponents } from './docgenOfComponents.ts';
import { mockWorker } from './mockWorker.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (config) => ({
    ...config,
    plugins: [...(await docgenOfComponents(config.plugins)), mockWorker()],
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
