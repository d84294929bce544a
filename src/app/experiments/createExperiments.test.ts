import { expect, it, vi } from 'vitest';
import { shows } from '#shows';
import { createClient } from '../../api/client.ts';
import { createExperiments } from './createExperiments.ts';

function started(body: string, stored: string | null = null) {
  const storage = { read: () => stored, write: vi.fn<(key: string, value: string) => void>() };
  const answer = () => Promise.resolve(new Response(body));
  const experiments = createExperiments(createClient({ fetch: answer }), storage);
  return { experiments, storage };
}

it('asks at load, keeps the answer and tells who listens', async () => {
  const { experiments, storage } = started('{"code":0,"data":{"showNewRegisterPage":0}}');
  const heard = vi.fn<() => void>();
  const stop = experiments.subscribe(heard);
  expect(experiments.read().newRegisterPage).toBe(true);
  await experiments.load();
  shows(['TRACK-014', 'TRACK-016'], () => {
    expect(experiments.read().newRegisterPage).toBe(false);
    expect(storage.write).toHaveBeenCalledWith('registration_data', '{"showNewRegisterPage":0}');
  });
  expect(heard).toHaveBeenCalledOnce();
  stop();
  await experiments.load();
  expect(heard).toHaveBeenCalledOnce();
});

it('starts with what an earlier page stored', () => {
  const { experiments } = started('{}', '{"showNewRegisterPage":false}');
  expect(experiments.read().newRegisterPage).toBe(false);
});

it.each(['down', '{"code":7,"message":"no"}'])('%s changes nothing', async (body) => {
  const { experiments, storage } = started(body);
  const before = experiments.read();
  await experiments.load();
  expect(experiments.read()).toBe(before);
  expect(storage.write).not.toHaveBeenCalled();
});
