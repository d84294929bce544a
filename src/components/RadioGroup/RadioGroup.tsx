import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Extra information; for a `disabled` option, the reason. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The label of the group. */
  readonly label: ReactNode;
  /** The common name of the radios, for the keyboard and forms. */
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** The selected value; null while nothing is selected. */
  readonly value: string | null;
  readonly error?: PhraseContent | undefined;
  readonly onChange: (change: { readonly value: string }) => void;
  /** Ref of the radio that Tab reaches, to focus it after a failed submit. */
  readonly radioRef?: Ref<HTMLInputElement> | undefined;
}

/** A choice of a few visible options. Uses native radios, so arrows and Tab work as usual. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, value, error, onChange, radioRef, className, ...rest } = props;
  const id = useId();
  const chosen = options.some((option) => option.value === value);
  const tabStop = options.find((option) => (chosen ? option.value === value : !option.disabled));
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className={classNames(styles['group'], className)}
    >
      <span id={`${id}-label`} className={styles['legend']}>
        {label}
      </span>
      {options.map((option, index) => (
        <div key={option.value} className={styles['option']} data-disabled={option.disabled}>
          <input
            {...(option === tabStop && radioRef && { ref: radioRef })}
            id={`${id}-${index}`}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={styles['input']}
            aria-describedby={option.hint ? `${id}-${index}-note` : undefined}
            onChange={() => onChange({ value: option.value })}
          />
          <label className={styles['label']} htmlFor={`${id}-${index}`}>
            {option.label}
          </label>
          <FieldNote
            id={`${id}-${index}-note`}
            className={styles['note']}
            hint={option.hint}
            reserved={false}
          />
        </div>
      ))}
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}
