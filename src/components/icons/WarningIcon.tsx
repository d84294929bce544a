import { Icon, type IconProps } from './Icon.tsx';

/** A warning: an exclamation mark in a triangle. */
export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.4 4.4 2.9 17.6a1.85 1.85 0 0 0 1.6 2.8h15a1.85 1.85 0 0 0 1.6-2.8L13.6 4.4a1.85 1.85 0 0 0-3.2 0Z" />
      <path d="M12 9.5v4.25M12 17v.1" />
    </Icon>
  );
}
