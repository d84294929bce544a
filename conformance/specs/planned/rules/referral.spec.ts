import { limits } from '../../../oracle/common/limits.ts';
import { referral } from '../../../oracle/common/referral.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { Landing } from '../../../harness/pages/Landing.ts';
import { assertNoOverflow } from '../../../harness/pages/layout.ts';
import { Referral } from '../../../harness/pages/Referral.ts';
import { readCampaign } from '../../../harness/wire/campaign.ts';
import { rewriteAnswer, routeTo } from '../../../harness/wire/routes.ts';

rule('referral', () => {
  test('the referral banner opens a modal with the campaign', async ({ page, signUp }) => {
    const shown = new Referral(page);
    const { banner, modal, openButton, closeButton } = shown;
    const answered = page.waitForResponse(routeTo(referral.data.path));
    await signUp.open(`?${read(referral.parameter)}=friend`);
    const campaign = readCampaign(await (await answered).json());
    await expect(banner).toBeVisible();
    await covers(['REF-002'], 'its button opens the modal', async () => {
      await expect(modal).toHaveCount(0);
      await openButton.click();
      await expect(modal).toBeVisible();
      await expect(modal.locator(':focus').or(modal.and(page.locator(':focus')))).toHaveCount(1);
    });
    await covers(['REF-004'], 'tasks, rewards, total and terms', async () => {
      const { tasks, totalReward, terms } = campaign;
      const wanted = [...tasks.flatMap(({ desc, reword }) => [desc, reword]), totalReward];
      for (const text of wanted)
        await expect.poll(() => shown.text(), text).toContain(text.replaceAll(/\s+/g, ' '));
      for (const term of terms)
        if (URL.canParse(term)) await expect(shown.linkTo(term)).toBeVisible();
        else await expect.poll(() => shown.text(), term).toContain(term.replaceAll(/\s+/g, ' '));
    });
    await covers(['REF-005'], 'the subtitle shows its number', async () => {
      const number = read(limits.referralSubtitleValue);
      await expect(shown.textsWith(number).first()).toBeVisible();
    });
    await assertAccessible(page, 'referral modal');
    await assertNoOverflow(page);
    await covers(['REF-002'], 'Escape and its button close it, the focus returns', async () => {
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await expect(openButton).toBeFocused();
      await openButton.click();
      await closeButton.click();
      await expect(modal).toHaveCount(0);
      await expect(openButton).toBeFocused();
    });
  });

  test('a campaign that is over shows no banner', async ({ page, signUp, port }) => {
    const landing = new Landing(page);
    const assertHidden = async (): Promise<void> => {
      const answered = page.waitForResponse(routeTo(referral.data.path));
      await signUp.open(`?scenario=referral.finished&${read(referral.parameter)}=friend`);
      await (await answered).finished();
      await signUp.started();
      read(referral.whenFinished);
      await landing.readAll();
      await expect(new Referral(page).banner).toHaveCount(0);
    };
    await covers(['REF-004'], 'is_activity_finish hides it (S-152)', assertHidden);
    await covers(['REF-004'], 'also once its tasks are gone', async () => {
      await page.route(routeTo(referral.data.path), (route) =>
        rewriteAnswer(route, port, 'tasks', []),
      );
      await assertHidden();
    });
  });
});
