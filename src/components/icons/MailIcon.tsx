import { Icon, type IconProps } from './Icon.tsx';

/** An e-mail. */
export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Z" />
      <path d="m4 7 8 6 8-6" />
    </Icon>
  );
}
