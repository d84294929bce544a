import { Icon, type IconProps } from './Icon.tsx';

/** Opens downwards. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
    </Icon>
  );
}
