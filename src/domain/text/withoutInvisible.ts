const invisible = /[\p{Cc}\p{Cf}]/gu;

/** A typed or pasted text without control and format characters, which nobody sees. Source: S-055. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
