/** Control characters but line feeds; the direction overrides, which show a text in another order. */
const controls = /[^\P{Cc}\n]/gu;
const overrides = /[\u202D\u202E]/g;

/** A value of managed content as text for the page; empty for anything but a text or a number (E-11). */
export function plainText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value.replaceAll(controls, ' ').replaceAll(overrides, '').trim();
}
