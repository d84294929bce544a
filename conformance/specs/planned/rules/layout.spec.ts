import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { coversScreen, assertNoOverflow } from '../../../harness/pages/layout.ts';

rule('layout', ({ viewport }) => {
  test('Back stands where it belongs on the screen', async ({
    page,
    signUp,
    arrive,
    seller,
    world,
  }) => {
    await arrive.atVerification();
    const { verification, password, backButton } = signUp;
    const assertPlacement = async (
      section: typeof verification.section,
      field: typeof password.password,
      button: typeof password.submitButton,
    ): Promise<void> => {
      await expect(backButton).toBeVisible();
      /** How far Back stands below something; not a number where one of them shows nowhere. */
      const below = async (other: typeof button): Promise<number> => {
        const [back, its] = [await backButton.boundingBox(), await other.boundingBox()];
        return (back?.y ?? Number.NaN) - (its?.y ?? Number.NaN);
      };
      if (viewport === 'desktop') {
        await covers(['REG-004'], 'a Back button under the step', async () => {
          await expect.poll(() => below(button)).toBeGreaterThan(0);
        });
        return;
      }
      await covers(['REG-003'], 'a back arrow above a step that covers the screen', async () => {
        await expect.poll(() => below(field)).toBeLessThan(0);
        await expect.poll(() => coversScreen(section)).toBe(true);
      });
      await assertNoOverflow(page);
    };
    await assertPlacement(
      verification.section,
      verification.boxes.first(),
      verification.continueButton,
    );
    await verification.typeCode(await world.codeFor(seller));
    await expect(signUp).toBeAtStep('password');
    await assertPlacement(password.section, password.password, password.submitButton);
  });
});
