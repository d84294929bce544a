import { homepage } from '../../oracle/common/logIn.ts';
import { finish } from '../../oracle/common/oauth.ts';
import { calls, codes, dialogs } from '../../oracle/common/partner.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known, type SourcedValue } from '../../oracle/SourcedValue.ts';
import { assertLogInNoted } from '../../harness/assertions/assertLogInNoted.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { dialogTexts, Partner } from '../../harness/pages/Partner.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { answerNext, routeTo } from '../../harness/wire/routes.ts';

const { notice: NOTICE, ok: OK, startLinking: START } = dialogTexts;

const message = 'Not in this way, please.';

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change what a refusal leads to
  if (known(expectationsOf(region).partnerFlow) !== true) return;

  test('who has an account at the partner links it before the form', async ({
    page,
    signUp,
    wire,
    watch,
    port,
    baseURL,
  }) => {
    watch.allow(providerOrigin(port));
    const partner = new Partner(page);
    const starts = () => wire.to(read(calls.start.path)).length;
    /** Has the server refuse the next call of a path. */
    const refuse = (path: SourcedValue<string>, code: number) =>
      answerNext(page, routeTo(path), { json: { code, message, data: null } });
    const linked = partner.dialog(read(dialogs.phone));
    const notice = partner.dialog(NOTICE);
    const expectLinking = async (): Promise<void> => {
      const before = starts();
      await partner.button(linked, START).click();
      await expect(page).toHaveURL(({ origin }) => origin === providerOrigin(port));
      expect(starts()).toBe(before + 1);
    };
    const ways = [
      ['at the entrance', calls.criteria.path, () => partner.open(QUERY)],
      ['after the return', calls.prefill.path, () => partner.signIn(QUERY)],
    ] as const;
    for (const [where, path, enter] of ways) {
      await covers(['ERR-018', 'PARTNER-012'], `${where} it is offered`, async () => {
        await refuse(path, read(codes.noContact));
        await enter();
        await expect(partner.button(linked, START)).toBeEnabled();
      });
      await covers(['PARTNER-012', 'PARTNER-013'], `${where} it leads to the partner`, async () => {
        await expectLinking();
      });
      await covers(['ERR-020'], `${where} a refusal of it is a notice, with a way on`, async () => {
        await refuse(path, read(codes.noContact));
        await refuse(calls.start.path, 4242);
        await enter();
        await partner.button(linked, START).click();
        await expect(notice).toContainText(message);
        await partner.button(notice, OK).click();
        await expect(notice).toHaveCount(0);
        await expect(page).toHaveURL(
          ({ origin, pathname }) => origin === baseURL && pathname === '/account/register',
        );
        await signUp.started();
        await expect(page.getByRole('main').getByRole('button').first()).toBeEnabled();
      });
    }
  });

  test('a seller whose account is linked to the partner’s is logged in', async ({
    page,
    wire,
    watch,
    port,
    baseURL,
  }) => {
    watch.allow(providerOrigin(port));
    const partner = new Partner(page);
    const target = `${baseURL}/settle?a=b`;
    const answer = { user_id: '7', redirect_url: '' };
    for (const [query, end] of [
      [QUERY, `${baseURL}${read(homepage)}`],
      [`${QUERY}&redirect_url=${encodeURIComponent(target)}`, target],
    ] as const)
      await covers(['LOGIN-007'], `S-009: at ${end}`, async () => {
        await answerNext(page, routeTo(finish.path), {
          json: { message: 'success', data: answer },
        });
        await partner.signIn(query);
        await expect(page).toHaveURL(end);
        expect(wire.to(read(calls.prefill.path))).toEqual([]);
      });
    await assertLogInNoted(page, 'a log-in by the partner');
  });
});
