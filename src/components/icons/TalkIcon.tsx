import { Icon, type IconProps } from './Icon.tsx';

/** Support: two speech bubbles. */
export function TalkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 14.5V9.5a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5 5 5 0 0 1-5 5H7Z" />
      <path d="M19 10.2a4.3 4.3 0 0 1 1.5 3.3v6l-3.2-2.5h-3.5a4.3 4.3 0 0 1-2.6-.9" />
    </Icon>
  );
}
