import type * as z from 'zod/mini';
import type { DecisionId } from '../domain/assumed.ts';
import type { FaultClass } from '../domain/errors/FaultClass.ts';

/** The server of a call. Each has its own envelope and error codes. */
export type Service = 'passport' | 'product' | 'monitor' | 'oauth' | 'assets';

/** A section of the specification. */
export type Section = `${'A' | 'B'}§${number}`;

/** Describes one call of the catalogue for the client. */
export interface Contract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly service: Service;
  /** Unique within the service; identifies the call in scenarios and reports. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path after the service's prefix (`/passport/web` or nothing, `/api/v1` or `/widget/api/v1`). */
  readonly path: string;
  /**
   * Body of a POST; query of a GET, whose values are strings. The mock backend validates with it; the
   * application uses only its type, so the build removes it.
   */
  readonly request: Request;
  /** Secret fields of a GET, each with the header that has it: an address must not show them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The data of a success inside the service's envelope. */
  readonly response: Response;
  /** Encoding of the body of a POST; JSON by default. */
  readonly encoding?: 'multipart';
  /** A field that the server takes once: a call with it is not repeated. */
  readonly usedOnce?: string;
  readonly faultClass: FaultClass;
  /** A commit of the account service that opens no session. */
  readonly keepsSession?: true;
  /** Sent only when the page's host is the configured one (B§7, S-166). */
  readonly protectedHost?: true;
}

/** Documentation of a call. The build removes it: nothing in `src` may read it. */
export interface CallNotes {
  /** One sentence, in the present tense. */
  readonly purpose: string;
  /** Where the specification describes the call. With a decision in the list, part of it is assumed. */
  readonly source: readonly (Section | DecisionId)[];
  /** The specification shows no bodies: any JSON object is valid. */
  readonly open?: true;
  /** The fields of a success are next to `code`, not inside `data`. The client reads both. */
  readonly flat?: true;
  /** The value of `code` on success when it is not 0. */
  readonly okCode?: 'OK';
}

export type NotedContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = Contract<Request, Response> & CallNotes;

/**
 * Declares a call; the types of its bodies are inferred from its schemas.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defineCall = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: NotedContract<Request, Response>,
): NotedContract<Request, Response> => contract;

export type RequestOf<C extends Contract> = z.infer<C['request']>;
export type ResponseOf<C extends Contract> = z.infer<C['response']>;
