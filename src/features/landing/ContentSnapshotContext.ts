import { createContext } from 'react';
import type { ContentSnapshot } from './readSlot.ts';

/** The content of all modules below the form, which came together; null outside them. */
export const ContentSnapshotContext = createContext<ContentSnapshot | null>(null);
