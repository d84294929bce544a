/** An item of managed content: its fields by name. */
export type Fields = Readonly<Record<string, string>>;

/** Where managed content belongs: its slot, by id and as it was asked for, and its place in it. */
interface Place {
  readonly name: string;
  readonly slot: number;
  readonly priority: number;
}

/** A piece of managed content with its items, as the service sends it. Source: B§3 (LAND-030, LAND-031). */
export const resourceOf = (
  { name, slot, priority }: Place,
  items: readonly { readonly fields: Fields; readonly language: string }[],
) => ({
  resource_module_name: name,
  resource_content_data: {
    ...{ priority, category_id: slot, campaign_id: 0 },
    resource_content: items.map(({ fields, language }) => ({
      language,
      field_key_value_list: Object.entries(fields).map(([key, value]) => ({ key, value })),
    })),
  },
});
