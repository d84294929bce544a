import type { BrowserContext } from '@playwright/test';
import { storage } from '../../oracle/common/storage.ts';
import { isObject, parseJson, type JsonObject } from '../../shared/json.ts';
import { read } from '../expected/read.ts';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** The cookie that keeps the lead form, where there is one. */
export async function leadCookie(context: BrowserContext): Promise<Cookie | undefined> {
  const name = read(storage.leadCookie.key);
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

/** What the cookie holds. Source: S-174. */
export async function keptLead(context: BrowserContext): Promise<JsonObject | undefined> {
  const cookie = await leadCookie(context);
  const kept = cookie && parseJson(decodeURIComponent(cookie.value));
  return isObject(kept) ? kept : undefined;
}
