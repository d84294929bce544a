// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { ChunkError } from '../../features/ChunkError.ts';
import { failToStart } from './failToStart.ts';

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
const reload = vi.fn<() => void>();

/** A page in German whose application fails to start. */
function fail(error: unknown): HTMLElement {
  document.title = 'Registrieren';
  document.body.innerHTML =
    '<div id="root"><form></form></div><p data-load-failure data-title="Hoppla" hidden role="alert">Bitte laden. <a href="">Neu laden</a></p>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('The page has no root.');
  failToStart(root, error);
  return root;
}

async function reported(): Promise<unknown> {
  await Promise.resolve(); // events of one turn are sent together
  return fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
}

const gone = new ChunkError('region', new TypeError('gone'));

beforeEach(() => {
  vi.restoreAllMocks();
  fetched.mockClear();
  reload.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

it('shows the error page in the language of the page, with a button that reloads (S-168)', () => {
  const root = fail(new RangeError('no'));
  expect(root.querySelector('h1')?.textContent).toBe('Hoppla');
  expect(document.title).toBe('Hoppla');
  const notice = root.querySelector<HTMLElement>('[role=alert]');
  expect([notice?.textContent.trim(), notice?.hidden]).toEqual(['Bitte laden.', false]);
  expect(reload).not.toHaveBeenCalled();
  const button = root.querySelector('button');
  expect(button?.textContent).toBe('Neu laden');
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('reports an error by its name only', async () => {
  fail(new RangeError('ana@shop.example'));
  expect(await reported()).toMatchObject([
    { events: [{ name: 'render.crashed', error: 'RangeError' }] },
  ]);
});

it('reloads once without a chunk, then shows the error page and reports it (E-21)', async () => {
  const root = fail(gone);
  expect(reload).toHaveBeenCalledOnce();
  expect(root.querySelector('h1')).toBeNull();
  expect(await reported()).toEqual([]);
  expect(fail(gone).querySelector('h1')).not.toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  const events = await reported();
  covers(['ERR-025'], () => {
    expect(events).toMatchObject([
      { events: [{ name: 'chunk.failed', chunk: 'region', shown: 'error_page' }] },
    ]);
  });
});
