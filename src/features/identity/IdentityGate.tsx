import { useSyncExternalStore } from 'react';
import { loaded } from '../ChunkError.ts';
import { useChunk } from '../useChunk.ts';
import type { IdentityDesk, IdentityQuestion } from '../createIdentityDesk.ts';

const identityCheck = () => loaded('IdentityCheck', import('./IdentityCheck.tsx'));

/** Opens the identity dialog when a request asks for it (B§4, S-114); its code comes then. */
export function IdentityGate({ desk }: { readonly desk: IdentityDesk }) {
  const question = useSyncExternalStore(desk.subscribe, desk.read, () => null);
  return question === null ? null : <Asked question={question} />;
}

function Asked({ question }: { readonly question: IdentityQuestion }) {
  const check = useChunk(identityCheck, true);
  return check?.({ question }) ?? null;
}
