import { useRef, useState } from 'react';
import { CheckIcon } from '../../../src/components/icons/CheckIcon.tsx';
import { Icon } from '../../../src/components/icons/Icon.tsx';
import { VisuallyHidden } from '../../../src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Breakable } from '../parts/Breakable.tsx';
import styles from './ScenarioName.module.css';

/** A name with a copy button; where the browser does not allow copying, the button selects the name. */
export function ScenarioName({ name }: { readonly name: string }) {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      setCopied(true);
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
    }
  };
  return (
    <span className={styles['name']}>
      <code ref={code}>
        <Breakable name={name} />
      </code>
      <button
        type="button"
        className={styles['copy']}
        title={copied ? 'Copied' : 'Copy'}
        data-copied={copied || undefined}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {copied ? (
          <CheckIcon />
        ) : (
          <Icon>
            <path d="M9 9.5A1.5 1.5 0 0 1 10.5 8h7A1.5 1.5 0 0 1 19 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 17.5zM15 8V6.5A1.5 1.5 0 0 0 13.5 5h-7A1.5 1.5 0 0 0 5 6.5v8A1.5 1.5 0 0 0 6.5 16H9" />
          </Icon>
        )}
        <VisuallyHidden>
          {copied ? 'Copied' : 'Copy'} {name}
        </VisuallyHidden>
      </button>
    </span>
  );
}
