import { Icon, type IconProps } from './Icon.tsx';

/** Quick to start: a clock under an arch. */
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20.5V12a8 8 0 0 1 16 0v8.5Z" />
      <path d="M12 8.5V13l2.75 1.75" />
    </Icon>
  );
}
