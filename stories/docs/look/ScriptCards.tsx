import { useLayoutEffect, useRef, useState } from 'react';
import { type ScriptSample, scripts } from './scripts.ts';
import styles from './ScriptCards.module.css';

/** The computed line height of an element, relative to its font size. */
function leadingOf(element: HTMLElement): string {
  const { lineHeight, fontSize } = getComputedStyle(element);
  return (Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2);
}

function ScriptCard({ lang, dir, name, headline, text, why }: ScriptSample) {
  const title = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLParagraphElement>(null);
  const [measured, setMeasured] = useState('');
  useLayoutEffect(() => {
    if (title.current === null || body.current === null) return;
    setMeasured(`title ${leadingOf(title.current)}, text ${leadingOf(body.current)}`);
  }, []);
  return (
    <li className={styles['card']}>
      <p className={styles['name']}>
        {name} <span className={styles['measured']}>{measured}</span>
      </p>
      <div className={styles['sample']} lang={lang} {...(dir !== undefined && { dir })}>
        <p ref={title} className={styles['headline']}>
          {headline}
        </p>
        <p ref={body} className={styles['text']} data-script={lang}>
          {text}
        </p>
      </div>
      <p className={styles['why']}>{why}</p>
    </li>
  );
}

/** A card for each script, with texts of the portal. */
export function ScriptCards() {
  return (
    <ul className={styles['cards']}>
      {scripts.map((script) => (
        <ScriptCard key={script.lang} {...script} />
      ))}
    </ul>
  );
}
