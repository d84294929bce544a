import { useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './FieldNote.module.css';
import { useSmoothHeight } from './useSmoothHeight.ts';

interface FieldNoteProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
  /** Reserves one line, so that an error of one line does not move the layout. */
  readonly reserved?: boolean;
}

/** The hint or the error of a control; a change of height is animated. */
export function FieldNote({
  id,
  hint,
  error,
  reserved = true,
  className,
  ...rest
}: FieldNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useSmoothHeight(ref, error ? nameOf(error) : hint ? 'hint' : '');
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames(styles['place'], className)}
      data-reserved={reserved || undefined}
    >
      <div id={id} className={styles['note']} data-kind={error ? 'error' : 'hint'}>
        {error ? (
          <>
            <AlertIcon className={styles['icon']} />
            <Phrase content={error} />
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}

const nameOf = (phrase: PhraseContent): string => ('id' in phrase ? phrase.id : phrase.serverText);
