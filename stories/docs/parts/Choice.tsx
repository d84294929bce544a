import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Option extends string> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (change: { readonly value: Option }) => void;
}

/** Radio buttons in one row. */
export function Choice<Option extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Option>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange({ value: option })}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
