const MADE = /(\bjsxs?\)?\()(["'`])main\2/g;

/** A script of the portal that makes a plain box in place of the main landmark. */
export const withoutMain = (script: string): string => script.replaceAll(MADE, '$1$2div$2');
