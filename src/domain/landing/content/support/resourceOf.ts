import type { Resource } from '../readContent.ts';

type Fields = Readonly<Record<string, string>>;

const item = (language: string, fields: Fields) => ({
  language,
  field_key_value_list: Object.entries(fields).map(([key, value]) => ({ key, value })),
});

/** A piece of content with one content item per language; the first has the fields of every language. */
export const resourceOf = (
  fields: Fields,
  priority = 1,
  others: Readonly<Record<string, Fields>> = {},
): Resource => ({
  resource_content_data: {
    priority,
    resource_content: [
      item('0', fields),
      ...Object.entries(others).map(([language, own]) => item(language, own)),
    ],
  },
});
