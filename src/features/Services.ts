import { createContext, useContext } from 'react';
import type { Client } from '../api/client.ts';
import type { Commits } from '../api/followCommits.ts';
import type { Contact } from '../domain/account/Contact.ts';
import type { Experiments } from '../domain/experiments/experiments.ts';
import type { PortalMessage } from '../domain/messaging/PortalMessage.ts';
import type { RedirectRule } from '../domain/redirect/allowedDestination.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import type { Site } from '../domain/region/Site.ts';
import type { SiteEntry } from '../domain/region/SiteEntry.ts';
import type { SessionInfo } from '../domain/session/SessionInfo.ts';
import type { ProviderSettings } from '../domain/sign-in/authorizeAddress.ts';
import type { LeavingMethod, SignInMethod } from '../domain/sign-in/signInMethods.ts';
import type { SafeStorage } from '../domain/tracking/createSafeStorage.ts';
import type { Stored } from '../domain/tracking/storedItems.ts';
import type { Tracking } from '../domain/tracking/readTracking.ts';
import type { TextPart } from '../i18n/TextPart.ts';
import type { Report } from '../telemetry/createReporter.ts';
import type { ToastItem } from '../components/Toasts/ToastItem.ts';
import type { StepHistory } from './createStepHistory.ts';
import type { PromptQueue } from './createPromptQueue.ts';

/** Constant data of the page. */
export interface PageServices {
  readonly site: Site;
  readonly region: RegionConfig;
  /** Whether the page is embedded in another one. Source: A§2, S-160. */
  readonly embedded: boolean;
  /** Paths of the pages that the portal links to. */
  readonly paths: Readonly<
    Record<
      'register' | 'login' | 'additionalInfo' | Exclude<SignInMethod, 'businessAdvertising'>,
      string
    >
  >;
  /** The sign-in methods that the site offers besides the form (REG-031). */
  readonly signInMethods: readonly SignInMethod[];
  /** The providers of sign-in methods; null for one that the deployment has not set up (S-095). */
  readonly providers: Readonly<Record<LeavingMethod, ProviderSettings | null>>;
  /** The partner's page that links two accounts; empty for none. Source: S-091. */
  readonly partnerBinding: string;
  /** Whether the single form ends with the SSO redirect (S-028, S-186). */
  readonly sso: boolean;
  readonly redirect: RedirectRule;
  /** Hosts that managed pictures and clips may come from. Source: B§3. */
  readonly mediaHosts: readonly string[];
  /** The target that replaces a rejected redirect (ROUTE-019). */
  readonly homepage: string;
  /** Where a logged-in seller goes without a redirect: the homepage, or the settle page. Source: A§4 (LOGIN-008). */
  readonly defaultTarget: string;
  /** Origins of the seller centres, by the country of a phone (S-184). */
  readonly sellerCentres: Readonly<Record<string, string>>;
  /** Whether the account client has no prefix, which has a registration call of its own (S-065). */
  readonly bareAccount: boolean;
  /** Addresses of the feedback list; an empty one is not shown. Source: S-188. */
  readonly feedback: { readonly send: string; readonly problem: string };
}

/** Access to the server. */
export interface BackendServices {
  readonly call: Client;
  /** The calls of this page that may open a session. */
  readonly commits: Commits;
  /** The queue of identity verifications that the client requests. */
  readonly identity: PromptQueue;
  /** Loads the sites that the menus offer, including the current one; rejects when they fail to load. */
  readonly loadSites: () => Promise<readonly SiteEntry[]>;
  /** The experiments of this browser; they can change once, when the response arrives. */
  readonly experiments: ExperimentStore;
  /** What the login check knows; it changes with each answer. */
  readonly session: SessionStore;
}

export interface TelemetryServices {
  readonly report: Report;
  /** Where the seller comes from (A§3). */
  readonly tracking: () => Tracking;
}

/** The form that sent a code, and when. */
type SentCode = NonNullable<Stored<'sign_up_account'>['sent']>;

/** Access to the browser. */
export interface BrowserServices {
  readonly storage: SafeStorage;
  /** Passes an account to the next page without the address bar (S-180). */
  readonly prefilledAccount: {
    readonly put: (contact: Contact) => void;
    /** A number begins with `+`, with the short name of its country: some share a calling code. */
    readonly read: () => { readonly account: string; readonly country: string | null } | null;
  };
  /**
   * The address of the page load, with the secrets and flags that were removed from it; null once it
   * was taken, so that a reload or Back never uses them again (S-111).
   */
  readonly takeArrival: () => Arrived | null;
  /** The account that the register form begins with: of a link, of an earlier attempt, or typed at the log-in. */
  readonly signUpAccount: {
    /** @param sent the form that sent a code to it, whose countdown outlasts a reload (E-12) */
    readonly put: (contact: Contact, sent?: SentCode) => void;
    readonly read: () => string | null;
    /** When the form sent a code to this account, in epoch milliseconds; null when it did not. */
    readonly sentAt: (form: SentCode['by']) => number | null;
  };
  /** The history entry of the later sign-up steps. */
  readonly steps: StepHistory;
  /** Navigates to another document; reloads the page without an address. */
  readonly leaveFor: (address: string | null) => void;
  /** Notifies the window that opened the page, or the embedding page; allowed origins only (S-074). */
  readonly postToHost: (host: Host, message: PortalMessage) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Services of the application shell. */
export interface ShellServices {
  readonly toast: (toast: Omit<ToastItem, 'id'>) => void;
  /** The texts that the page has, by parts: `load` for an event, `read` for a render that waits for one. */
  readonly texts: {
    readonly load: (part: TextPart) => Promise<void>;
    readonly read: (part: TextPart) => Promise<void>;
  };
  /**
   * Changes the language of the page; that of the account only until the user chooses one (S-135).
   * Rejects when its texts fail to load.
   */
  readonly switchLanguage: (language: string, by?: 'user' | 'account') => Promise<void>;
}

/** The services that features use; the application provides them once. */
export interface Services {
  readonly page: PageServices;
  readonly backend: BackendServices;
  readonly telemetry: TelemetryServices;
  readonly browser: BrowserServices;
  readonly shell: ShellServices;
}

/** The address of a page load as it came. */
export interface Arrived {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** The fragment, read as a query. */
  readonly fragment: URLSearchParams;
}

/** The windows that the portal may send messages to. */
export type Host = 'opener' | 'parent';

/** Store of the user's experiments. */
export interface ExperimentStore {
  readonly read: () => Experiments;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads them from the server; a failure changes nothing. */
  readonly load: () => Promise<void>;
}

export interface SessionView {
  /** Null for an anonymous user, and until the login check has an answer. */
  readonly session: SessionInfo | null;
  /** Whether something comes before the page: a spinner stands in its place. */
  readonly blocked: boolean;
}

/** Store of what the login check knows. */
export interface SessionStore {
  readonly read: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly put: (change: Partial<SessionView>) => void;
}

export const ServicesContext = createContext<Services | null>(null);

/** @throws Error outside the application's provider */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null)
    throw new Error(
      'useServices() is called outside <ServicesContext value={...}>. Wrap the component as in src/app/App.tsx.',
    );
  return services;
}
