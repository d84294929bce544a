import type { NotedContract, Service } from '../../src/api/Contract.ts';
import { callAt, type Method } from './callAt.ts';
import type { Body } from './fields.ts';

type RequirementId = `${'API' | 'CAT'}-${number}`;

/** A request body as the specification prints it, and which changes the contract accepts or rejects. */
export interface Form {
  /** Missing where no requirement names this call. */
  readonly ids?: readonly [RequirementId, RequirementId?, RequirementId?];
  readonly service?: Service;
  readonly method?: Method;
  readonly path: string;
  readonly form: string;
  readonly body: Body;
  /** Optional fields; every other field of the body is required. */
  readonly optional?: readonly string[];
  /** Fields that the specification leaves open: it does not state whether they are required. */
  readonly unspecified?: readonly string[];
  /** Required fields inside another field. */
  readonly inner?: readonly string[];
  /** Changes that are valid too. */
  readonly also?: readonly Body[];
  /** Values that are rejected, by dotted field. */
  readonly refused?: Readonly<Record<string, readonly unknown[]>>;
}

/** The call that takes the form; by default a POST to the account service. */
export const callOf = ({ service = 'passport', method = 'POST', path }: Form): NotedContract =>
  callAt(service, method, path);
