import { useSyncExternalStore } from 'react';
import { loaded } from '../ChunkError.ts';
import { useChunk } from '../useChunk.ts';
import type { PromptQueue, IdentityQuestion } from '../createPromptQueue.ts';

const identityCheck = () => loaded('IdentityCheck', import('./IdentityCheck.tsx'));

/** Opens the identity dialog when a request requires it (B§4, S-114); its chunk loads then. */
export function IdentityGate({ queue }: { readonly queue: PromptQueue }) {
  const question = useSyncExternalStore(queue.subscribe, queue.read, () => null);
  return question === null ? null : <OpenQuestion question={question} />;
}

function OpenQuestion({ question }: { readonly question: IdentityQuestion }) {
  // The request that waits for the code says that the browser is offline.
  const check = useChunk(identityCheck, true, { onOffline: question.fail, quiet: true });
  return check?.({ question }) ?? null;
}
