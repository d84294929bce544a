import * as z from 'zod/mini';
import type { DecisionId } from '../domain/assumed.ts';
import { defineCall, type NotedContract, type Section } from './Contract.ts';

type AnyObject = z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniUnknown>;
type OpenCall = NotedContract<AnyObject, AnyObject>;

interface OpenCallNotes {
  /** The decision that settled path or method, where the specification does not. */
  readonly decision?: DecisionId;
  readonly section?: Section;
  /** Where the derived name is another call's. */
  readonly name?: string;
  readonly encoding?: 'multipart';
}

/** `/seller/menu/get` is called `menu.get`: the path in dots, without the folder that most calls share. */
export const callName = (path: string): string =>
  path
    .replace(/^\/(?:seller\/)?/, '')
    .replace(/\/$/, '')
    .replaceAll('/', '.');

/** @__NO_SIDE_EFFECTS__ */
function openCall(
  method: 'GET' | 'POST',
  path: string,
  { section = 'B§7', decision, name = callName(path), encoding }: OpenCallNotes = {},
): OpenCall {
  const anyObject = z.record(z.string(), z.unknown());
  return defineCall({
    purpose: 'Stands in the catalogue, which shows no bodies.',
    source: decision === undefined ? [section] : [section, decision],
    open: true,
    service: 'product',
    name,
    method,
    path,
    request: anyObject,
    response: anyObject,
    ...(encoding === undefined ? {} : { encoding }),
    idempotent: method === 'GET',
    faultClass: method === 'GET' ? 'fail-open' : 'commit',
  });
}

/**
 * A read of the product API whose bodies the specification does not show (CAT-011).
 *
 * @__NO_SIDE_EFFECTS__
 */
export const openRead = (path: string, notes?: OpenCallNotes): OpenCall =>
  openCall('GET', path, notes);

/**
 * A write of the product API whose bodies the specification does not show (CAT-011).
 *
 * @__NO_SIDE_EFFECTS__
 */
export const openWrite = (path: string, notes?: OpenCallNotes): OpenCall =>
  openCall('POST', path, notes);
