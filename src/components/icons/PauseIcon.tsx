import { Icon, type IconProps } from './Icon.tsx';

/** Stops moving content. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" strokeWidth="2.75" />
    </Icon>
  );
}
