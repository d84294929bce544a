import { Icon, type IconProps } from './Icon.tsx';

/** Close, or an unmet rule. */
export function CrossIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
    </Icon>
  );
}
