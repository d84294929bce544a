import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import { useRemainingSeconds } from '../../components/SendCodeButton/useRemainingSeconds.ts';
import { waitPhrase } from '../../components/SendCodeButton/waitPhrase.ts';
import type { Wait } from '../../flows/Wait.ts';
import { useServices } from '../Services.ts';

interface WaitingButtonProps extends ComponentProps<typeof Button> {
  /** Until when the server wants no more of it; null for no pause. */
  readonly wait: Wait | null;
}

/** The button that submits a step; where the server asked for a pause it says how long it lasts (E-19). */
export function WaitingButton({ wait, children, ...rest }: WaitingButtonProps) {
  const { now } = useServices();
  const seconds = useRemainingSeconds(wait, now);
  const waits = wait !== null && seconds > 0;
  return (
    <Button {...rest} type="submit" wide disabled={waits}>
      {waits ? <Phrase content={waitPhrase(wait.after, seconds)} /> : children}
    </Button>
  );
}
