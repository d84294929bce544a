import { Icon, type IconProps } from './Icon.tsx';

/** A shop: an awning over an arched door. */
export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5M9.5 20.5V17a2.5 2.5 0 0 1 5 0v3.5" />
      <path d="M5.25 3.5h13.5L21 9.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z" />
    </Icon>
  );
}
