// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { covers } from '#covers';
import { createI18n } from '../../i18n/createI18n.ts';
import { VideosInTurn } from './VideosInTurn.tsx';

const clips = [
  { poster: '/a.webp', src: '/a.webm' },
  { poster: '/b.webp', src: '/b.webm' },
] as const;
const play = vi.fn<HTMLVideoElement['play']>();

/** An observer that sees everything at once. */
class Observer {
  readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe() {
    this.#seen([{ isIntersecting: true }]);
  }
  disconnect() {
    return undefined;
  }
}

const video = () => document.querySelector('video');
const shown = () => document.querySelector('source')?.getAttribute('src') ?? null;
function fail(): void {
  const source = document.querySelector('source');
  if (source) fireEvent.error(source);
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockImplementation(play);
  play.mockReset().mockResolvedValue();
  render(
    <I18nextProvider i18n={createI18n('en', {})}>
      <VideosInTurn clips={clips} label="Solutions" width={320} height={400} />
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps its button, and the focus on it, from clip to clip (E-26)', () => {
  const button = screen.getByRole('button');
  button.focus();
  const first = video();
  if (first) fireEvent.ended(first);
  covers(['LAND-025'], () => {
    expect(shown()).toBe('/b.webm');
    expect(screen.getByRole('button')).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(video()).not.toBe(first);
    expect(play.mock.contexts).toEqual([first, video()]);
  });
});

it('keeps the wish for a clip that stands still', () => {
  const pause = screen.getByRole('button');
  fireEvent.click(pause);
  const first = video();
  if (first) fireEvent.ended(first);
  expect(pause.dataset['message']).toBe('media_play');
  expect(play).toHaveBeenCalledOnce();
});

it('passes over a clip that cannot be played, and stops where none can', () => {
  fail();
  expect(shown()).toBe('/b.webm');
  const second = video();
  if (second) fireEvent.ended(second);
  expect(shown()).toBe('/a.webm');
  fail();
  fail();
  expect(video()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
