import * as z from 'zod/mini';
import { truncate } from '../../text/truncate.ts';
import { allowedLink, allowedMedia, type MediaRule } from '../allowedMedia.ts';
import { plainText } from './plainText.ts';
import { readList } from './readList.ts';

/** A field that is read whatever the service sent for it, or left out. */
const field = <Read>(read: (value: unknown) => Read) =>
  z.pipe(z.optional(z.unknown()), z.transform(read));

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);

/**
 * The kinds of fields that items of managed content consist of. None throws, and only the `filled`
 * ones refuse an item. Source: B§3.
 *
 * @param onUnparsable called for a value that should be JSON and is not
 */
export function contentFields(rule: MediaRule, onUnparsable: () => void) {
  /** A text of at most so many characters; empty when there is none. */
  const text = (most = Infinity) => field((value) => truncate(plainText(value), most));
  const media = () => field((value) => allowedMedia(plainText(value), rule));
  const link = () => field((value) => allowedLink(plainText(value), rule));
  return {
    text,
    /** The address of a picture or clip, or of a link; null when there is none that is allowed. */
    media,
    link,
    /** The same, for an item that is nothing without it. */
    filledText: (most?: number) => z.pipe(text(most), z.string().check(z.minLength(1))),
    filledMedia: () => z.pipe(media(), z.string()),
    filledLink: () => z.pipe(link(), z.string()),
    /** A whole number of up to six digits; null when there is none. */
    number: () =>
      field((value) => (/^\d{1,6}$/.test(plainText(value)) ? Number(plainText(value)) : null)),
    flag: () => field((value) => yes.has(value)),
    /** A list, or the JSON of one, without the entries that are wrong; at most so many. */
    list: <Entry>(entry: z.ZodMiniType<Entry>, most = Infinity) =>
      field((value) =>
        readList(value, onUnparsable)
          .flatMap((each) => entry.safeParse(each).data ?? [])
          .slice(0, most),
      ),
  };
}

export type ContentFields = ReturnType<typeof contentFields>;
