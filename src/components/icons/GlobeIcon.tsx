import { Icon, type IconProps } from './Icon.tsx';

/** The countries. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17m0-17c5 5 5 12 0 17m8.5-8.5a8.5 8.5 0 1 0-17 0 8.5 8.5 0 0 0 17 0Z" />
    </Icon>
  );
}
