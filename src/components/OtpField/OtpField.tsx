import { useTranslation } from 'react-i18next';
import { useId, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { Ring } from '../Spinner/Ring.tsx';
import styles from './OtpField.module.css';
import { useOtpBoxes } from './useOtpBoxes.ts';

type Own = 'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref' | 'type' | 'value';
type OfTheBoxes = 'onCompositionEnd' | 'onFocus' | 'onKeyDown' | 'onPaste';

interface OtpFieldProps extends Omit<ComponentProps<'input'>, Own | OfTheBoxes> {
  /** Number of digits of the code: 6 for e-mail, 4 for phone (`CODE_LENGTH`). */
  readonly length: number;
  /** The entered digits, in order; an empty value clears the boxes and allows any code again (E-08). */
  readonly value: string;
  readonly label: ReactNode;
  /** Shown below the boxes while there is no error. */
  readonly hint?: ReactNode;
  /** The id of a text that describes the group, such as where the code was sent. */
  readonly describedBy?: string;
  readonly error?: PhraseContent | undefined;
  /** The code is being checked; the boxes stay editable, and an edit ends the check. */
  readonly checking?: boolean;
  /**
   * The code is sent by SMS: a browser that supports it may offer to fill it in (E-06). Another number
   * for each one that is sent has the browser wait again.
   */
  readonly sms?: boolean | number;
  readonly onChange: (change: { readonly value: string }) => void;
  /** Called once when all boxes are filled; not again for the same code until it changes (E-07). */
  readonly onComplete?: (code: { readonly value: string }) => void;
  /** Called when a pasted text contains no code of the right length (E-04). */
  readonly onRefuse?: () => void;
  /**
   * Called when the focus leaves the boxes, not when it moves between them, nor when the window loses
   * it, as to read the code elsewhere (E-13).
   */
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Ref of the first box, to focus it after a failed submit. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code with one box per digit (CODE-001..007, E-04..E-08); left-to-right in every language
 * (E-25). `className` goes to the frame, `ref` and all other props to the first box.
 */
export function OtpField(props: OtpFieldProps) {
  const { length, value, label, error, checking = false, sms = false, ...others } = props;
  const { onChange, onComplete, onRefuse, onBlur, className, ref, hint, describedBy, ...rest } =
    others;
  const id = useId();
  const { t } = useTranslation();
  const boxes = useOtpBoxes({ length, value, sms, onChange, onComplete, onRefuse, ref });
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={classNames(styles['field'], className)}
      data-state={checking ? 'checking' : error ? 'error' : 'idle'}
    >
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      <div className={styles['boxes']} dir="ltr">
        {Array.from({ length }, (_, index) => (
          <input
            {...(index === 0 && rest)}
            key={index}
            ref={(input) => boxes.register(index, input)}
            value={boxes.shownAt(index)}
            type="text"
            inputMode="numeric"
            tabIndex={index === boxes.tabStop ? 0 : -1}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={index === length - 1 ? 'done' : 'next'}
            className={styles['box']}
            aria-label={t('sign_up_code_box', { position: index + 1, length })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && index === 0 ? `${id}-note` : undefined}
            data-message="sign_up_code_box"
            data-middle={length === 6 && index === 3 ? true : undefined}
            onChange={(event) => boxes.onText(index, event)}
            onCompositionEnd={boxes.onCompositionEnd}
            onBlur={(event) => {
              if (boxes.has(event.relatedTarget)) return;
              boxes.onLeave();
              if (document.activeElement !== event.currentTarget) onBlur?.(event);
            }}
            onFocus={(event) => boxes.onFocus(index, event)}
            onKeyDown={(event) => boxes.onKeyDown(index, event)}
            onPaste={boxes.onPaste}
          />
        ))}
      </div>
      <div className={styles['below']}>
        <output className={styles['status']}>
          {checking && (
            <>
              <Ring />
              <Message id="sign_up_checking" />
            </>
          )}
        </output>
        <FieldNote
          id={`${id}-note`}
          hint={checking ? undefined : hint}
          error={checking ? undefined : error}
        />
      </div>
    </fieldset>
  );
}
