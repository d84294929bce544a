import type * as z from 'zod/mini';

/** The server behind a call. Each has its own envelope and its own error codes. */
export type Service = 'passport' | 'product' | 'monitor';

/** What a call survives and what the person sees, by class of call. */
export type FaultClass = 'region' | 'send' | 'verify' | 'commit' | 'report';

/** Everything that is known of one call of the catalogue. */
export interface Contract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly service: Service;
  /** Unique within the service; scenarios and reports name the call by it. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path after the service's prefix (`/passport/web` or nothing, `/api/v1` or `/widget/api/v1`). */
  readonly path: string;
  /** Body of a POST, query of a GET. */
  readonly request: Request;
  /** What a success carries inside the service's envelope. */
  readonly response: Response;
  /** A read that may be repeated once when it failed on the way (S-173). */
  readonly idempotent: boolean;
  readonly faultClass: FaultClass;
}

/** Declares a call; the types of its bodies follow from its schemas. */
export const defineCall = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
): Contract<Request, Response> => contract;

export type RequestOf<C extends Contract> = z.infer<C['request']>;
export type ResponseOf<C extends Contract> = z.infer<C['response']>;
