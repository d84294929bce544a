import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './FieldNote.module.css';

interface FieldNoteProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
  /** Keeps one line free, so that an error moves nothing. */
  readonly reserved?: boolean;
}

/** The hint or the error of a control; what does not fit the reserved line grows smoothly. */
export function FieldNote({ id, hint, error, reserved = true }: FieldNoteProps) {
  return (
    <div
      className={styles['place']}
      data-filled={error || hint ? true : undefined}
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
