import type { ComponentType } from 'react';
import type { IconProps } from '../../../src/components/icons/Icon.tsx';
import styles from './Sheet.module.css';

const modules = import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>(
  '../../../src/components/icons/*Icon.tsx',
  { eager: true },
);

/** Every icon, with the name of its component. */
const icons = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== 'Icon');

/** All icons at text size and at double size, with their names. */
export function IconSheet() {
  return (
    <ul className={styles['icons']}>
      {icons.map(([name, Icon]) => (
        <li key={name} className={styles['icon']} data-name={name.replace('Icon', '')}>
          <Icon />
          <Icon width="2.5rem" height="2.5rem" />
        </li>
      ))}
    </ul>
  );
}
