import { Icon, type IconProps } from './Icon.tsx';

/** Kept safe: a shield with a tick. */
export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 4.75 5.75V11c0 4.7 3 8.15 7.25 10 4.25-1.85 7.25-5.3 7.25-10V5.75Z" />
      <path d="m8.75 11.75 2.35 2.35 4.3-4.6" />
    </Icon>
  );
}
