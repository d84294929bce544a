/*
 * The script in the page itself: all that runs before the application has arrived. It is built alone
 * and written into each page (tools/build/first-screen), so every byte is on the way to the first paint.
 */
import type { EndGuard } from './takeOver.ts';

const page = document.documentElement;
const query = new URLSearchParams(location.search);

function stored(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null; // the browser stores nothing for this page (E-22)
  }
}

const isOther = (language: string | null): boolean => language !== null && language !== page.lang;

// The page as it was rendered is not what this seller keeps: show nothing of it.
if (
  window.parent !== window ||
  query.has('email_phone_number') ||
  /[?&](?:redirect_hack|ticket|(?:needLogin|ttp_session_expire|fast_onboarding)=1)/.test(
    location.search,
  ) ||
  stored('sessionStorage', 'sign_up_account') !== null ||
  stored('sessionStorage', 'prefilled_account') !== null ||
  isOther(query.get('default_language')) ||
  isOther(stored('localStorage', 'language')) ||
  /RegisterPage":(0|2|false)|PrimaryRegister":(1|true)|LeadForm":[12]/.test(
    stored('localStorage', 'registration_data') ?? '',
  )
)
  page.dataset['late'] = '';

// The banner of an invitation comes late: the page keeps its place from the first paint (S-119).
if (query.has('refercode')) page.dataset['referred'] = '';

let held: HTMLElement | null = null;
/** Whether the application has not come in time, or not at all: then nothing is worth waiting for. */
let failed = false;

/** Shows or hides what the page says then. */
const showFailure = (shown: boolean): void =>
  void document.querySelector('[data-load-failure]')?.toggleAttribute('hidden', !shown);

function drop(): void {
  held?.removeAttribute('data-loading');
  held = null;
}

/** Holds the last press of a button, or of a link that the page's query still has to reach. */
function hold(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>('button, a[href^="/"]'); // a click's target is an element
  if (pressed === null || (pressed.matches('a') && location.search === '')) return;
  event.preventDefault();
  event.stopPropagation(); // React would answer it too, once it hydrates
  drop();
  if (failed) return;
  held = pressed;
  pressed.setAttribute('data-loading', '');
}

/** No form submits by itself; Enter does not submit the account (S-085). */
function refuse(event: Event): void {
  if (event.type === 'submit' || ((event as KeyboardEvent).key === 'Enter' && isInput(event)))
    event.preventDefault();
}
const isInput = ({ target }: Event): boolean => target instanceof HTMLInputElement;

const listeners = [
  ['click', hold],
  ['input', drop], // what was pressed meant another text
  ['submit', refuse],
  ['keydown', refuse],
] as const;
for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, true);

const end: EndGuard = () => {
  clearTimeout(patience);
  showFailure(false);
  for (const [type, listener] of listeners)
    removeEventListener(type, listener as EventListener, true);
  const pressed = held;
  drop();
  return pressed;
};
window.takeOver = end;

function fail(): void {
  failed = true;
  drop();
  delete page.dataset['late'];
  showFailure(true);
}

/** Says what to do before ten seconds are over; an application that comes later still takes over (E-21). */
let patience = 0;

function start(): void {
  patience = window.setTimeout(fail, 9000);
  const entry = document.querySelector<HTMLLinkElement>('[data-entry]');
  import(/* @vite-ignore */ entry?.href ?? '').catch(fail);
}

// A page in the background is not painted, and must not wait for it.
if (document.hidden) start();
else
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
