import { TextField } from '../../../src/components/TextField/TextField.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly words: string;
  /** Examples of search words. */
  readonly placeholder: string;
  readonly onChange: (change: { readonly words: string }) => void;
}

/** Filters a list while the user types. */
export function SearchField({ words, placeholder, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label="Search"
      className={styles['field']}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={words}
      onChange={(event) => onChange({ words: event.target.value })}
    />
  );
}
