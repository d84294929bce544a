/** What each tag of a text with links to documents is about. */
export type LegalTag = 'terms' | 'privacy' | 'stripe';

/**
 * A word of each language that the text of a link to such a document holds. The tags choose the address,
 * so that a text in the wrong tag would lead to the wrong document.
 */
export const legalWords: Readonly<Record<string, Readonly<Record<LegalTag, string>>>> = {
  ar: { terms: 'شروط', privacy: 'الخصوصية', stripe: 'البطاقات' },
  'de-DE': { terms: 'bedingungen', privacy: 'datenschutz', stripe: 'karten' },
  en: { terms: 'terms', privacy: 'privacy', stripe: 'card' },
  'en-GB': { terms: 'terms', privacy: 'privacy', stripe: 'card' },
  es: { terms: 'condiciones', privacy: 'privacidad', stripe: 'tarjeta' },
  'es-419': { terms: 'términos', privacy: 'privacidad', stripe: 'tarjeta' },
  fr: { terms: 'conditions', privacy: 'confidentialité', stripe: 'carte' },
  'id-ID': { terms: 'ketentuan', privacy: 'privasi', stripe: 'kartu' },
  'it-IT': { terms: 'termini', privacy: 'privacy', stripe: 'carta' },
  'ms-MY': { terms: 'terma', privacy: 'privasi', stripe: 'kad' },
  'pt-BR': { terms: 'termos', privacy: 'privacidade', stripe: 'cartão' },
  'th-TH': { terms: 'ข้อกำหนด', privacy: 'ความเป็นส่วนตัว', stripe: 'บัตร' },
  'vi-VN': { terms: 'điều khoản', privacy: 'riêng tư', stripe: 'thẻ' },
  'zh-CN': { terms: '服务条款', privacy: '隐私', stripe: '银行卡' },
};
