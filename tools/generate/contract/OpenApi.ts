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
