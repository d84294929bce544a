import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isPageHeld } from '../../../components/pageLock/pageLock.ts';
import { SUBSCRIBE_OPENS_AFTER } from '../../../domain/landing/subscribeRules.ts';
import type { SubscribeEvent } from '../../../flows/subscribe/SubscribeEvent.ts';
import { isShown, type SubscribeState } from '../../../flows/subscribe/SubscribeState.ts';
import { useServices } from '../../Services.ts';
import { formInUse } from './formInUse.ts';
import { wasOffered } from './offeredPages.ts';
import { onPageUse } from './onPageUse.ts';

/**
 * Tells the drawer's machine when its time has come, and, while that matters to it, how the page is
 * used. Source: SUB-001, E-16.
 */
export function useAutomaticOpening(
  state: SubscribeState,
  drawer: RefObject<HTMLElement | null>,
  send: (event: SubscribeEvent) => unknown,
): void {
  const { page } = useServices();
  const emit = useEffectEvent((type: 'TIME_PASSED' | 'PAGE_CHANGED') => {
    const [dialog, form] = [isPageHeld(), formInUse(drawer.current)];
    send({ type, page: { dialog, form, offered: wasOffered(page) } });
  });
  const { by, automatic } = state;
  const isDue = automatic === 'due';
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => emit('TIME_PASSED'), SUBSCRIBE_OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [isDue]);
  const openedItself = by === 'timer' && isShown(state);
  const watches = automatic === 'waiting' || openedItself;
  useEffect(() => (watches ? onPageUse(() => emit('PAGE_CHANGED')) : undefined), [watches]);
}
