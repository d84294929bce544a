export type Body = Readonly<Record<string, unknown>>;

/** The body without the field that a dotted path names. */
export const without = (body: Body, field: string): Body => {
  const [head = '', ...rest] = field.split('.');
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      if (key !== head) return [[key, value]];
      if (rest.length === 0) return [];
      return [[key, without(Object(value), rest.join('.'))]];
    }),
  );
};

/** The body with another value for the field that a dotted path names. */
export const withValue = (body: Body, field: string, value: unknown): Body => {
  const [head = '', ...rest] = field.split('.');
  return {
    ...body,
    [head]: rest.length === 0 ? value : withValue(Object(body[head]), rest.join('.'), value),
  };
};
