import { Icon, type IconProps } from './Icon.tsx';

/** Points to the start edge; the parent's style mirrors it in right-to-left pages. */
export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12h-15m0 0 6-6m-6 6 6 6" />
    </Icon>
  );
}
