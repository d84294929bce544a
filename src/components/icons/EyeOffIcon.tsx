import { Icon, type IconProps } from './Icon.tsx';

/** Hide the password. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.9 5.8A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.8-1.3" />
      <path d="M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
    </Icon>
  );
}
