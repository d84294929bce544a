import type { ReactNode } from 'react';
import { NoticeLine } from '../../components/NoticeLine/NoticeLine.tsx';
import type { Cooldown } from '../../flows/Cooldown.ts';
import { useCurrentPause } from '../useCurrentPause.ts';
import { type NoticePlace, useFormNotices } from './FormNotices.tsx';

interface StepNoticeProps {
  /** Shows only the notices of this place; without it, all. */
  readonly place?: NoticePlace;
  /** Leaves a success to the step that still loads, so that it is read out once. */
  readonly failuresOnly?: boolean;
  /** The cooldown of the button; a notice about it shows the time that is left, and goes with it (E-19). */
  readonly cooldown?: Cooldown | null | undefined;
  /** The button that the notice stands at. */
  readonly children?: ReactNode;
}

/**
 * The place of a form's notice, below the button that it is about: the button stays under the pointer
 * when its press ends the notice.
 */
export function StepNotice({ place, failuresOnly, cooldown, children }: StepNoticeProps) {
  const { notice } = useFormNotices();
  const isHere = place === undefined || notice?.place === place;
  const isLeft = failuresOnly && notice?.tone === 'positive';
  const content = useCurrentPause(notice?.content, cooldown);
  return (
    <div>
      {children}
      <NoticeLine notice={notice && content && isHere && !isLeft ? { ...notice, content } : null} />
    </div>
  );
}
