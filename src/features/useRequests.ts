import { useEffect, useState } from 'react';
import { createRequests, type Requests } from './createRequests.ts';

/** The requests of a mounted flow; those still running are aborted when it unmounts. */
export function useRequests(): Requests {
  const [requests] = useState(createRequests);
  useEffect(() => () => requests.abort(), [requests]);
  return requests;
}
