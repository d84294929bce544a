import type { PhraseContent } from '../../components/Phrase/PhraseContent.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { textKey } from '../../i18n/textKey.ts';
import { phraseOf } from '../phraseOf.ts';

const kinds = { seller_login_email_exist: 'email', seller_login_phone_exist: 'phone' } as const;

/**
 * The error text of a contact's field; for a contact with an account in the region's own wording.
 * Source: B§8 (ERR-023, ERR-024), S-016.
 */
export function contactPhrase(
  notice: Notice,
  { existsWording }: Pick<RegionConfig, 'existsWording'>,
): PhraseContent {
  const key = notice.from === 'portal' ? notice.key : null;
  return key === 'seller_login_email_exist' || key === 'seller_login_phone_exist'
    ? { id: textKey(existsWording[kinds[key]]) }
    : phraseOf(notice);
}
