import * as z from 'zod/mini';
import type { DecisionId } from '../domain/assumed.ts';
import { defineCall, type NotedContract, type Section } from './Contract.ts';

type AnyObject = z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniUnknown>;
type OpenCall = NotedContract<AnyObject, AnyObject>;

interface OpenCallNotes {
  /** The decision that gives the path or method, when the specification does not. */
  readonly decision?: DecisionId;
  readonly section?: Section;
  /** Replaces the derived name when another call has it. */
  readonly name?: string;
  readonly encoding?: 'multipart';
}

/** Derives the name of a call: `/seller/menu/get` becomes `menu.get`. */
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
    purpose: 'Listed in the catalogue without bodies.',
    source: decision === undefined ? [section] : [section, decision],
    open: true,
    service: 'product',
    name,
    method,
    path,
    request: anyObject,
    response: anyObject,
    ...(encoding === undefined ? {} : { encoding }),
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
