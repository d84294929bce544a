/** The answer of a check with a session. */
export const sessionFound = {
  type: 'SESSION_FOUND',
  session: { user_id_str: '6801', seller: null, global_seller: null },
  locale: null,
} as const;
