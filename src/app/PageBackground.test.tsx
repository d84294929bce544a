// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPromptQueue } from '../features/createPromptQueue.ts';
import { type Services, ServicesContext } from '../features/Services.ts';
import { createToastRelay } from './createToastRelay.ts';
import { createSession } from './login-check/createSession.ts';
import { PageBackground } from './PageBackground.tsx';

const load = vi.fn<ComponentProps<typeof PageBackground>['load']>();

const offline = () => Promise.reject(new Error('gone'));
const arrives = () => Promise.resolve({ default: () => <output>background</output> });

/** The background of a page, which waits for the login check where it is blocked. */
function mounted(blocked = false) {
  const relay = createToastRelay();
  const session = createSession(blocked);
  const identity = createPromptQueue();
  const report = vi.fn<Services['telemetry']['report']>();
  const services = {
    ...{ backend: { session, identity }, telemetry: { report } },
    shell: { toast: relay.toast, texts: { load: () => Promise.resolve() } },
  } as unknown as Services; // all that it uses
  const { container } = render(
    <ServicesContext value={services}>
      <PageBackground load={load} toasts={relay} />
    </ServicesContext>,
  );
  return { relay, session, identity, container };
}

const tried = (times: number) =>
  act(() => vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times)));

afterEach(cleanup);
beforeEach(() => {
  load.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

it('offline fails a request that waits for an identity verification (E-17)', async () => {
  load.mockImplementation(offline);
  const { identity, relay } = mounted();
  await tried(1);
  const contact = { contact: 'a***@shop.example', contact_type: 'email', ticket: null } as const;
  let answer: Promise<string | null> | undefined;
  act(() => void (answer = identity.ask(contact, undefined)));
  await act(() => expect(answer).rejects.toThrow('did not load'));
  expect(identity.read()).toBeNull();
  expect(relay.waiting()).toBe(0); // the request says it
});

it('offline shows the page that waits for the login check without it', async () => {
  load.mockImplementation(offline);
  const { session } = mounted(true);
  await act(() => vi.waitFor(() => expect(session.read().blocked).toBe(false)));
});

it('is loaded again for a toast that waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  load.mockImplementationOnce(offline).mockImplementationOnce(arrives);
  const { relay, container } = mounted();
  await tried(1);
  expect(container.textContent).toBe('');
  act(() => relay.toast({ tone: 'danger', content: { id: 'offline' } }));
  await tried(2);
  expect(container.textContent).toBe('background');
});
