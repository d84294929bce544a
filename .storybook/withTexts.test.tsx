// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StoryLocale } from './withTexts.tsx';

afterEach(cleanup);

const { documentElement } = document;

it('a story that is laid out as it mounts finds its language, direction and theme', () => {
  const found: unknown[] = [];
  function Story() {
    useLayoutEffect(() => {
      found.push(documentElement.lang, documentElement.dir, documentElement.dataset['theme']);
    }, []);
    return null;
  }
  render(
    <StoryLocale language="ar" i18n={i18next} theme="tiktok">
      <Story />
    </StoryLocale>,
  );
  expect(found).toEqual(['ar', 'rtl', 'tiktok']);
});
