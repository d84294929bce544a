import { Icon, type IconProps } from './Icon.tsx';

/** Starts moving content; never mirrored, as in every player. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.25v13.5L18.75 12Z" fill="currentColor" />
    </Icon>
  );
}
