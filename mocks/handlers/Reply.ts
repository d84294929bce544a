/** An answer on its way out; status null is a connection that breaks. */
export interface Reply {
  readonly status: number | null;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the body as the text it is, under this media type. */
  readonly type?: string;
}

/** The answer to a developer's mistake: which call, which field, what to do. */
export function complaint(
  status: number,
  error: string,
  details: Readonly<Record<string, unknown>> = {},
): Reply {
  return { status, body: { error, ...details } };
}

export function toResponse({ status, body, headers, type }: Reply): Response {
  if (status === null) return Response.error();
  return new Response(type === undefined ? JSON.stringify(body) : String(body), {
    status,
    headers: {
      'content-type': type ?? 'application/json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
