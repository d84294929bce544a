/** The seller of these scenarios, with both contacts and a password. */
export const knownSeller = {
  email: 'seller@example.com',
  mobile: '+447911123456',
  password: 'Market-7',
} as const;
