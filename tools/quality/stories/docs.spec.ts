import { expect, test } from '../fixtures/test.ts';

/** What some errors of the docs page show, each on a surface of its own. */
const states = [
  [/\(0\), when the code is sent$/, '[data-toasts] [data-tone=danger] [data-message]'],
  [/\(1023\), when the code is sent$/, '[data-message=signup_email_repeat_popup_title]'],
  [/\(1704\), when the code is checked$/, 'fieldset[data-state=error] [data-message]'],
] as const;

test('docs: each error shows its own state, in a frame that is not cut', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}/iframe.html?viewMode=docs&id=errors-passport--docs`);
  for (const [name, state] of states)
    await test.step(name.source, async () => {
      await page.getByRole('group').getByText(name).click();
      await expect(page.locator('iframe')).toHaveCount(1);
      const frame = page.locator('iframe').contentFrame();
      await expect(frame.locator(state).first()).toBeVisible();
      const sideways = await frame
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(sideways).toBe(0);
    });
});

test('docs: stories for the tests alone are not in them', async ({ page, storybook }) => {
  await page.goto(`${storybook}/iframe.html?viewMode=docs&id=components-dialog--docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Root Props|Opens And Closes/ })).toHaveCount(0);
});
