import { Icon, type IconProps } from './Icon.tsx';

/** The languages: two scripts. */
export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.5h10M8 4v2.5m3 0c-.8 4-3.5 7-7 8.5m1.5-6c1 2.5 3 4.5 5 5.5M12 20.5l4.5-10 4.5 10M13.5 17.5h6" />
    </Icon>
  );
}
