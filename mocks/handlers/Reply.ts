/** A response before it is sent; status null is a broken connection. */
export interface Reply {
  readonly status: number | null;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type of a body that is sent as it is, a text or a stream, instead of JSON. */
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

/** What a reply sends; 204 must have no body. */
function bodyOf({ status, body, type }: Reply): BodyInit | null {
  if (status === 204) return null;
  if (body instanceof ReadableStream) return body;
  return type === undefined ? JSON.stringify(body) : String(body);
}

export function toResponse(reply: Reply): Response {
  const { status, headers, type } = reply;
  if (status === null) return Response.error();
  return new Response(bodyOf(reply), {
    status,
    headers: {
      'content-type': type ?? 'application/json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
