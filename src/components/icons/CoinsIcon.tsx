import { Icon, type IconProps } from './Icon.tsx';

/** Money on a fixed day: stacked coins. */
export function CoinsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <ellipse cx="12" cy="6.5" rx="7.5" ry="3" />
      <path d="M4.5 6.5V12c0 1.66 3.36 3 7.5 3s7.5-1.34 7.5-3V6.5M4.5 12v5.5c0 1.66 3.36 3 7.5 3s7.5-1.34 7.5-3V12" />
    </Icon>
  );
}
