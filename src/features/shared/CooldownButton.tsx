import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import { useRemainingSeconds } from '../../components/SendCodeButton/useRemainingSeconds.ts';
import { cooldownPhrase } from '../../components/SendCodeButton/cooldownPhrase.ts';
import type { Cooldown } from '../../flows/Cooldown.ts';
import { useServices } from '../Services.ts';

interface CooldownButtonProps extends ComponentProps<typeof Button> {
  /** The server's cooldown for this request; null for none. */
  readonly cooldown: Cooldown | null;
}

/** The button that submits a step; during a cooldown it shows the remaining time (E-19). */
export function CooldownButton({ cooldown, children, ...rest }: CooldownButtonProps) {
  const { now } = useServices().browser;
  const seconds = useRemainingSeconds(cooldown, now);
  const coolingDown = cooldown !== null && seconds > 0;
  return (
    <Button {...rest} type="submit" wide disabled={coolingDown}>
      {coolingDown ? <Phrase content={cooldownPhrase(cooldown.after, seconds)} /> : children}
    </Button>
  );
}
