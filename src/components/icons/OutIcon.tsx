import { Icon, type IconProps } from './Icon.tsx';

/** Opens outside this page. */
export function OutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V15M13 5h6v6M19 5l-8 8" />
    </Icon>
  );
}
