/**
 * The texts that are rightly the same as in English, by language and key, each with the reason.
 * Everything else that equals English counts as untranslated; British English alone may.
 */
export const sameAsEnglish: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-DE': {
    area_base: 'the German word',
    inspiration_picture_tip_3_title: 'the usual German word',
    inspiration_price_tip_3_title: 'the usual word in German shops',
    nav_feedback: 'the usual word on German sites',
  },
  es: { nav_site_group_asia: 'the Spanish name' },
  'es-419': { nav_site_group_asia: 'the Spanish name' },
  fr: {
    area_base: 'the French word',
    nav_menu_title: 'the French word',
    nav_site_group_europe: 'the French name',
    toast_region: 'the French word',
  },
  'id-ID': {
    nav_menu_title: 'the Indonesian word',
    nav_site_group_asia: 'the Indonesian name',
  },
  'it-IT': {
    nav_feedback: 'the usual word on Italian sites',
    nav_menu_title: 'the usual word on Italian sites',
    nav_site_group_asia: 'the Italian name',
    sign_up_password_label: 'the usual word on Italian sites',
  },
  'ms-MY': {
    nav_menu_title: 'the Malay word',
    nav_site_group_asia: 'the Malay name',
  },
  'pt-BR': {
    nav_feedback: 'the usual word on Brazilian sites',
    nav_menu_title: 'the Portuguese word',
  },
  'vi-VN': { nav_menu_title: 'the usual word on Vietnamese sites' },
};
