import { useId } from 'react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly words: string;
  /** Examples of what can be searched for. */
  readonly placeholder: string;
  readonly onChange: (change: { readonly words: string }) => void;
}

/** Narrows a list of the docs while somebody types. */
export function SearchField({ words, placeholder, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        Search
      </label>
      <input
        id={id}
        type="search"
        className={styles['input']}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={(event) => onChange({ words: event.target.value })}
      />
    </div>
  );
}
