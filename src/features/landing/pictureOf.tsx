/** A managed picture beside its text, loaded when it is near; nothing without one. */
export function pictureOf(src: string | null) {
  return src === null ? undefined : <img src={src} alt="" loading="lazy" decoding="async" />;
}
