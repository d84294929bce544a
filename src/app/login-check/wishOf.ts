import { redirectHack } from '../../domain/redirect/redirectHack.ts';
import { REDIRECT_HACK, TICKET } from '../../domain/session/logInFlags.ts';
import type { Arrived, PageServices } from '../../features/Services.ts';
import { exchangesTicket, type PageName } from '../routes/routeTable.ts';
import type { Wish } from '../../flows/login-check/LoginCheckState.ts';

type Page = Pick<PageServices, 'redirect' | 'homepage'>;

/**
 * What the address of a page load asks for, the strongest wish first: a redirect hack (LOGIN-004,
 * LOGIN-006), a log-out, a ticket, an expired session. Only the ticket log-in and, for
 * an agent, the log-in exchange a ticket (S-008, S-110, S-204), and not one of two.
 *
 * @param arrivedAt the page of that address; null for none
 */
export function wishOf(arrived: Arrived | null, arrivedAt: PageName | null, page: Page): Wish {
  if (arrived === null) return { name: 'none' };
  const { query } = arrived;
  const hack = query.get(REDIRECT_HACK);
  if (hack !== null) {
    const address = redirectHack(hack, query, page.redirect) ?? page.homepage;
    return { name: 'redirectHack', address };
  }
  if (query.get('needLogin') === '1') return { name: 'logOut' };
  const [ticket, second] = query.getAll(TICKET);
  if (exchangesTicket(arrivedAt) && ticket && second === undefined)
    return { name: 'exchange', ticket };
  return { name: query.get('ttp_session_expire') === '1' ? 'expire' : 'none' };
}
