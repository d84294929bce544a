import type { NotedContract, Service } from '../../src/api/Contract.ts';
import { callAt, type Method } from './callAt.ts';
import type { Body } from './fields.ts';

type RequirementId = `${'API' | 'CAT'}-${number}`;

/** A body of a request as the specification prints it, and what may and may not be changed in it. */
export interface Form {
  /** None where no requirement of the calls names this one. */
  readonly ids?: readonly [RequirementId, RequirementId?, RequirementId?];
  readonly service?: Service;
  readonly method?: Method;
  readonly path: string;
  readonly form: string;
  readonly body: Body;
  /** Fields that may be missing; every other field of the body may not. */
  readonly optional?: readonly string[];
  /** Fields of which the specification does not say whether they may be missing. */
  readonly unsaid?: readonly string[];
  /** Fields inside a field that may not be missing. */
  readonly inner?: readonly string[];
  /** Values that are valid too. */
  readonly also?: readonly Body[];
  /** Values that are refused, by dotted field. */
  readonly refused?: Readonly<Record<string, readonly unknown[]>>;
}

/** The call that takes the form: of the account service, and posted, unless the form says otherwise. */
export const callOf = ({ service = 'passport', method = 'POST', path }: Form): NotedContract =>
  callAt(service, method, path);
