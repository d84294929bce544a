export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; text that is none gives undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of an account-service answer, in its `data` or flat beside it (S-068). */
export function answerField(answer: unknown, name: string): unknown {
  if (!isObject(answer)) return undefined;
  const { data } = answer;
  return isObject(data) && name in data ? data[name] : answer[name];
}

/** A text field of an answer. @throws Error when the answer does not have it. */
export function answerText(answer: unknown, name: string): string {
  const value = answerField(answer, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`The answer has no text "${name}": ${JSON.stringify(answer)}`);
}
