import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Notice } from '../../components/NoticeLine/NoticeLine.tsx';
import { type Services, ServicesContext, useServices } from '../Services.ts';

/** Where in a form a notice stands: at the button that submits it, or at the one that sends a code. */
export type NoticePlace = 'submit' | 'code';

interface PlacedNotice extends Notice {
  readonly place: NoticePlace;
}

interface FormNotices {
  /** The notice that shows; a new one replaces it. */
  readonly notice: PlacedNotice | null;
  /** A request begins: the failure of the last one goes, and the next notice stands at `place`. */
  readonly begin: (place: NoticePlace) => void;
  readonly clear: () => void;
}

const NoticesContext = createContext<FormNotices>({ notice: null, begin() {}, clear() {} });
/** Shows the toasts of the page around; null outside `FormNotices`. */
const PageToastContext = createContext<Services['shell']['toast'] | null>(null);

/** @param show React's setter of the shown notice */
function createNotices(show: (change: (old: PlacedNotice | null) => PlacedNotice | null) => void) {
  let place: NoticePlace = 'submit';
  let count = 0;
  return {
    toast: ({ tone, content }: Parameters<Services['shell']['toast']>[0]) => {
      count += 1;
      const notice: PlacedNotice = {
        ...{ id: String(count), content, place },
        tone: tone === 'positive' ? tone : 'danger',
      };
      show(() => notice);
    },
    begin: (next: NoticePlace) => {
      place = next;
      show((old) => (old?.tone === 'danger' ? null : old));
    },
    clear: () => show(() => null),
  };
}

/**
 * Has the toasts of a sign-up form stand in its card, where they cover nothing: the form shows them
 * with `StepNotice`. Source: A§8, S-208.
 */
export function FormNotices({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const [notice, setNotice] = useState<PlacedNotice | null>(null);
  const [notices] = useState(() => createNotices(setNotice));
  const inside = useMemo(
    (): Services => ({ ...services, shell: { ...services.shell, toast: notices.toast } }),
    [services, notices],
  );
  const value = useMemo(
    (): FormNotices => ({ notice, begin: notices.begin, clear: notices.clear }),
    [notice, notices],
  );
  return (
    <PageToastContext value={services.shell.toast}>
      <ServicesContext value={inside}>
        <NoticesContext value={value}>{children}</NoticesContext>
      </ServicesContext>
    </PageToastContext>
  );
}

/** The notices of the form around; outside `FormNotices` there are none. */
export const useFormNotices = (): FormNotices => useContext(NoticesContext);

/** Shows a notice that stays when the form is left. */
export function usePageToast(): Services['shell']['toast'] {
  const { toast } = useServices().shell;
  return useContext(PageToastContext) ?? toast;
}

/** Ends the notices with the part of the form that calls this: none shows in the next step. */
export function useNoticesUntilUnmount(): void {
  const { clear } = useFormNotices();
  useLayoutEffect(() => clear, [clear]); // before the effects that come with the next step
}

/** Returns a callback for each effect of a form's machine: its request ends the last failure. */
export function useBeginNotice(): (effect: object & { readonly type: string }) => void {
  const { begin } = useFormNotices();
  return (effect) => {
    if ('request' in effect && effect.type !== 'ABORT')
      begin(effect.type === 'SEND_CODE' ? 'code' : 'submit');
  };
}
