import { rawLead } from '../../oracle/common/lead.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { read } from '../expected/read.ts';
import type { Wire, WireCall } from './Wire.ts';

/** The leads that went out so far, oldest first. */
export const leadCalls = (wire: Wire): WireCall[] => wire.to(read(rawLead.path));

/** The query that a lead of the subscribe form names, read from its JSON. */
export function detailOf({ body }: WireCall): unknown {
  const detail = isObject(body) ? body['channel_detail'] : undefined;
  return typeof detail === 'string' ? parseJson(detail) : undefined;
}

/** The fields of a lead that have a value: an optional one without may be absent or empty. */
export const filledFields = ({ body }: WireCall): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).filter(([, value]) => value !== ''),
  );
