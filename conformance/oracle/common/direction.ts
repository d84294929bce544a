/** The texts of the controls whose picture points along the line, and is mirrored with it. Source: E-25. */
export const pointing = ['sign_up_back', 'opens_in_new_tab'] as const;
