import { Icon, type IconProps } from './Icon.tsx';

/** A mobile phone. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Z" />
      <path d="M10.75 17.75h2.5" />
    </Icon>
  );
}
