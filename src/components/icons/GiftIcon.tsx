import { Icon, type IconProps } from './Icon.tsx';

/** A reward: a parcel with a bow. */
export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12v7A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7M3.5 8h17v4h-17ZM12 8v12.5" />
      <path d="M12 8C9.5 8 7 7.5 7 5.5 7 3 11 3 12 8Zm0 0c2.5 0 5-.5 5-2.5C17 3 13 3 12 8Z" />
    </Icon>
  );
}
