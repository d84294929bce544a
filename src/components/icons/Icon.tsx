import type { ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'viewBox'>;

/**
 * The frame of every icon: 24 units, 1.75 stroke, round ends; scales with the text size.
 * Decorative, so hidden from screen readers.
 */
export function Icon({ children, ...rest }: IconProps) {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
