/** Finds a secret as a word of its own: four digits may stand within a longer number by chance. */
export function mentions(secret: string): RegExp {
  const literal = secret.replaceAll(/[^\w]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<=^|[^\w.-]|%[\dA-Fa-f]{2})${literal}(?![\w-])`);
}
