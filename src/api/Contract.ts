import type * as z from 'zod/mini';
import type { DecisionId } from '../domain/assumed.ts';
import type { FaultClass } from '../domain/errors/FaultClass.ts';

/** The server behind a call. Each has its own envelope and its own error codes. */
export type Service = 'passport' | 'product' | 'monitor' | 'oauth' | 'assets';

/** A section of the specification. */
export type Section = `${'A' | 'B'}§${number}`;

/** Everything that a caller needs to know of one call of the catalogue. */
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
  /**
   * Body of a POST; query of a GET, whose leaves are strings. The mock backend judges by it; what
   * ships has only its type, so the build drops it.
   */
  readonly request: Request;
  /** What a success carries inside the service's envelope. */
  readonly response: Response;
  /** How the body of a POST travels; JSON unless said otherwise. */
  readonly encoding?: 'multipart';
  /** A read that may be repeated once when it failed on the way (S-173). */
  readonly idempotent: boolean;
  readonly faultClass: FaultClass;
  /** Sent only where the page's host is the configured one (B§7, S-166). */
  readonly protectedHost?: true;
}

/** What people want to know of a call. The build drops it: nothing in `src` may read it. */
export interface CallNotes {
  /** One sentence, in the present tense. */
  readonly purpose: string;
  /** Where the call stands in the specification. With a decision among them it is assumed in part. */
  readonly source: readonly (Section | DecisionId)[];
  /** The specification shows no bodies: any JSON object passes. */
  readonly open?: true;
  /** On the wire a success stands beside `code`, not inside `data`. The client reads both. */
  readonly flat?: true;
  /** What `code` says on success where it is not 0. */
  readonly okCode?: 'OK';
}

export type NotedContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = Contract<Request, Response> & CallNotes;

/**
 * Declares a call; the types of its bodies follow from its schemas.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defineCall = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: NotedContract<Request, Response>,
): NotedContract<Request, Response> => contract;

export type RequestOf<C extends Contract> = z.infer<C['request']>;
export type ResponseOf<C extends Contract> = z.infer<C['response']>;
