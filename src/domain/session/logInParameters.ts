/** The query parameters of the log-in redirects, and whether a redirect hack forwards them. Source: A§3, A§4 (LOGIN-005, LOGIN-015). */
export const logInParameters = {
  redirect_url: { forwarded: false },
  needLogin: { forwarded: false },
  is_new_user: { forwarded: true },
  channel: { forwarded: true },
  is_new_connect: { forwarded: true },
  h5_onboard_ab_id: { forwarded: true },
  region_check: { forwarded: true },
  shop_region: { forwarded: true },
  ttp_session_expire: { forwarded: true },
} as const;
