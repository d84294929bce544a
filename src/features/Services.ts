import { createContext, useContext } from 'react';
import type { Client } from '../api/client.ts';
import type { Contact } from '../domain/account/Contact.ts';
import type { Experiments } from '../domain/experiments/experiments.ts';
import type { PortalMessage } from '../domain/messaging/PortalMessage.ts';
import type { RedirectRule } from '../domain/redirect/allowedDestination.ts';
import type { Door } from '../domain/region/offeredDoors.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import type { Site } from '../domain/region/Site.ts';
import type { SiteEntry } from '../domain/region/SiteEntry.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { Tracking } from '../domain/tracking/readTracking.ts';
import type { Report } from '../telemetry/createReporter.ts';
import type { ToastItem } from '../components/Toasts/ToastItem.ts';
import type { StepHistory } from './createStepHistory.ts';
import type { IdentityDesk } from './createIdentityDesk.ts';

/** What features need of the world around them; the application provides it once. */
export interface Services {
  readonly site: Site;
  readonly region: RegionConfig;
  /** Whether the page stands inside another one. Source: A§2, S-160. */
  readonly embedded: boolean;
  readonly storage: SafeStorage;
  /** Has the page speak another of the region's languages; rejects when its texts cannot be loaded. */
  readonly switchLanguage: (language: string) => Promise<void>;
  /** The sites that the menus offer, the current one among them; rejects when they cannot be loaded. */
  readonly loadSites: () => Promise<readonly SiteEntry[]>;
  /** Addresses of the feedback list; an empty one is not offered. Source: S-188. */
  readonly feedback: { readonly send: string; readonly problem: string };
  readonly call: Client;
  /** Where the client asks who somebody is. */
  readonly identity: IdentityDesk;
  readonly report: Report;
  readonly toast: (toast: Omit<ToastItem, 'id'>) => void;
  readonly redirect: RedirectRule;
  /** Where a refused redirect leads instead (ROUTE-019). */
  readonly homepage: string;
  /** Leaves the application for another document; without an address the page loads again. */
  readonly leaveFor: (address: string | null) => void;
  /** Carries an account from one page to the next without the address bar (S-180). */
  readonly carried: {
    readonly put: (contact: Contact) => void;
    readonly read: () => Contact | null;
  };
  /** The browser's history, as the sign-up uses it. */
  readonly steps: StepHistory;
  /** Paths of the pages that the portal leads to. */
  readonly paths: Readonly<
    Record<'register' | 'login' | Exclude<Door, 'businessAdvertising'>, string>
  >;
  /** The ways in that the site shows besides the form (REG-031). */
  readonly doors: readonly Door[];
  /** Whether an older sign-up ends at the single sign-on (S-028, S-186). */
  readonly sso: boolean;
  /** The account that a link or an earlier try brought for the form (REG-020, E-14). */
  readonly prefill: string | null;
  /** The visitor's experiments; they can change once, when the server has answered. */
  readonly experiments: ExperimentStore;
  /** Where the visitor comes from (A§3). */
  readonly tracking: () => Tracking;
  /** Tells the window that opened the page, or the page around it; allowed hosts only (S-074). */
  readonly tell: (listener: Listener, message: PortalMessage) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The windows that the portal may speak to. */
export type Listener = 'opener' | 'parent';

/** What a visitor's experiments are, and when they change. */
export interface ExperimentStore {
  readonly read: () => Experiments;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server; a failure leaves all as it is. */
  readonly load: () => Promise<void>;
}

export const ServicesContext = createContext<Services | null>(null);

/** @throws Error outside of the application's provider */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null)
    throw new Error(
      'useServices() needs a <ServicesContext value={...}> above; src/app/App.tsx has one.',
    );
  return services;
}
