import * as z from 'zod/mini';
import { assumed } from '../../domain/assumed.ts';
import { defineCall } from '../Contract.ts';

const manifest = z.object({ publicUrl: z.string(), purePathList: z.array(z.string()) });

export const readMainManifest = defineCall({
  purpose: 'Lists the files of the seller centre to prefetch.',
  source: ['B§7', 'S-165'],
  service: 'assets',
  name: 'manifest.main',
  method: 'GET',
  path: assumed('S-165', '/manifest/main.json'),
  request: z.object({}),
  response: manifest,
  faultClass: 'prefetch',
});

export const readSettleManifest = defineCall({
  purpose: 'Lists the files of the verification page to prefetch.',
  source: ['B§7', 'S-165'],
  service: 'assets',
  name: 'manifest.settle',
  method: 'GET',
  path: assumed('S-165', '/manifest/settle.json'),
  request: z.object({}),
  response: manifest,
  faultClass: 'prefetch',
});
