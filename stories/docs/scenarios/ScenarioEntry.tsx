import { VisuallyHidden } from '../../../src/components/VisuallyHidden/VisuallyHidden.tsx';
import { DocsLink } from '../parts/DocsLink.tsx';
import { localAddress } from './localAddress.ts';
import styles from './ScenarioEntry.module.css';
import type { ScenarioLine } from './scenarioLines.ts';
import { ScenarioName } from './ScenarioName.tsx';

/** One scenario of the list: its name, what it does, and links to see it. */
export function ScenarioEntry({ line }: { readonly line: ScenarioLine }) {
  const { name, sentence, faults, story } = line;
  return (
    <li className={styles['entry']} data-scenario={name}>
      <ScenarioName name={name} />
      <p className={styles['sentence']}>
        {sentence}
        {faults.map((fault) => (
          <span key={fault} className={styles['fault']}>
            <VisuallyHidden>Fault </VisuallyHidden>
            {fault}
          </span>
        ))}
      </p>
      <p className={styles['places']}>
        <DocsLink href={localAddress(name)} newTab>
          Open in the local app<VisuallyHidden> {name}</VisuallyHidden>
        </DocsLink>
        {story !== null && (
          <DocsLink href={story}>
            Open its story<VisuallyHidden> {name}</VisuallyHidden>
          </DocsLink>
        )}
      </p>
    </li>
  );
}
