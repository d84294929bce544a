import { Icon, type IconProps } from './Icon.tsx';

/** Search in a list. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.75" />
      <path d="m15.75 15.75 4.75 4.75" />
    </Icon>
  );
}
