import type { CallNotes, Contract, Service } from '../../src/api/Contract.ts';
import type { ErrorCode } from '../../src/domain/errors/CallError.ts';

/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Reference {
  readonly $ref: `#/components/${'parameters' | 'responses' | 'schemas'}/${string}`;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly style?: 'form' | 'deepObject';
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}

export interface MediaTypes {
  readonly [mediaType: string]: { readonly schema: JsonSchema };
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema }>
  >;
  readonly content?: MediaTypes;
}

export type Responses = Readonly<Record<string, Response | Reference>>;

/** An error that a call can answer with, and what the portal makes of it. */
export interface PossibleError {
  readonly code: ErrorCode;
  readonly name: string;
  readonly surface: string;
  /** Key of the text. */
  readonly message: string;
  readonly followUp: string;
}

/** One call of the catalogue. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: MediaTypes };
  readonly responses: Responses;
  readonly 'x-service': Service;
  /** The name under which scenarios and reports know the call. */
  readonly 'x-call': string;
  readonly 'x-source': CallNotes['source'];
  readonly 'x-certainty': 'specified' | 'assumed';
  readonly 'x-fault-class': Contract['faultClass'];
  readonly 'x-idempotent': boolean;
  readonly 'x-protected-host': boolean;
  readonly 'x-bodies': 'shown' | 'open';
  /** The other address at which the service answers the same call. */
  readonly 'x-twin'?: string;
  readonly 'x-errors': readonly PossibleError[];
}

export type Method = Lowercase<Contract['method']>;
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly [];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}
