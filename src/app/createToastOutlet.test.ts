import { expect, it, vi } from 'vitest';
import type { Services } from '../features/Services.ts';
import { createToastOutlet } from './createToastOutlet.ts';

const toast = { tone: 'danger', content: { id: 'offline' } } as const;

it('keeps a toast until its region is there, and shows it once', () => {
  const outlet = createToastOutlet();
  const show = vi.fn<Services['shell']['toast']>();
  outlet.show(toast);
  outlet.connect(show);
  expect(show).toHaveBeenCalledExactlyOnceWith(toast);
  outlet.show(toast);
  outlet.connect(null);
  outlet.connect(show);
  expect(show).toHaveBeenCalledTimes(2);
});
