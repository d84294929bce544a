import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createClient } from '../../api/client.ts';
import { storageWith } from '../../domain/tracking/support/storageWith.ts';
import { createExperiments } from './createExperiments.ts';

function started(body: string, stored: string | null = null) {
  const { storage, entries } = storageWith(stored === null ? {} : { registration_data: stored });
  const respond = () => Promise.resolve(new Response(body));
  const experiments = createExperiments(createClient({ fetch: respond }), storage);
  return { experiments, entries };
}

it('loads the experiments, stores them and notifies subscribers', async () => {
  const flags =
    '{"showLeadForm":2,"showNewRegisterPage":0,"showDynamicLandingPage":1,"newLookForID":1,' +
    '"ttsPrimaryRegister":1}';
  const { experiments, entries } = started(`{"code":0,"data":${flags}}`);
  const listener = vi.fn<() => void>();
  const stop = experiments.subscribe(listener);
  expect(experiments.read().newRegisterPage).toBe(true);
  await experiments.load();
  covers(['TRACK-014', 'TRACK-016'], () => {
    expect(experiments.read().newRegisterPage).toBe(false);
    expect(entries()).toEqual({ registration_data: flags });
  });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await experiments.load();
  expect(listener).toHaveBeenCalledOnce();
});

it('starts with the stored experiments', () => {
  const { experiments } = started('{}', '{"showNewRegisterPage":false}');
  expect(experiments.read().newRegisterPage).toBe(false);
});

it.each(['down', '{"code":7,"message":"no"}'])('%s changes nothing', async (body) => {
  const { experiments, entries } = started(body);
  const before = experiments.read();
  await experiments.load();
  expect(experiments.read()).toBe(before);
  expect(entries()).toEqual({});
});
