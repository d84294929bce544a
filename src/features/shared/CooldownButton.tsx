import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Phrase } from '../../components/Phrase/Phrase.tsx';
import type { Cooldown } from '../../flows/Cooldown.ts';
import { useCooldownPhrase } from '../useCooldownPhrase.ts';

interface CooldownButtonProps extends ComponentProps<typeof Button> {
  /** The server's cooldown for this request; null for none. */
  readonly cooldown: Cooldown | null;
}

/** The button that submits a step; during a cooldown it shows the remaining time (E-19). */
export function CooldownButton({
  cooldown,
  disabled = false,
  children,
  ...rest
}: CooldownButtonProps) {
  const pause = useCooldownPhrase(cooldown);
  return (
    <Button {...rest} type="submit" wide disabled={disabled || pause !== undefined}>
      {pause === undefined ? children : <Phrase content={pause} />}
    </Button>
  );
}
