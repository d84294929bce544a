/** A response before it is sent; status null is a broken connection. */
export interface Reply {
  readonly status: number | null;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type of a body that is sent as plain text instead of JSON. */
  readonly type?: string;
}

/** The response to a developer's mistake: which call, which field, how to fix it. */
export function developerError(
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
