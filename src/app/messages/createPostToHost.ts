import { openerOrigins, type MessageOrigins } from '../../domain/messaging/messageOrigins.ts';
import { posted, type PortalMessage } from '../../domain/messaging/PortalMessage.ts';
import type { Host } from '../../features/Services.ts';
import type { Report } from '../../telemetry/createReporter.ts';

interface Target {
  readonly postMessage: (message: unknown, origin: string) => void;
}

interface PostOptions {
  readonly origins: MessageOrigins;
  /** The platform whose window opened the page; null for none. */
  readonly platform: () => string | null;
  readonly report: Report;
  /** The target window of a message; null when there is none. */
  readonly windowOf: (host: Host) => Target | null;
}

/**
 * Posts a message to the window that opened the page, or to the embedding page, once per allowed
 * origin and never with `*`. Source: A§4, A§8, B§6, S-074.
 */
export function createPostToHost({ origins, platform, report, windowOf }: PostOptions) {
  return (host: Host, message: PortalMessage): void => {
    const target = windowOf(host);
    if (target === null) return;
    const allowed = host === 'parent' ? (origins.parent ?? []) : openerOrigins(platform(), origins);
    if (allowed.length === 0)
      report({
        name: 'message.skipped',
        to: host,
        reason: host === 'opener' && platform() === null ? 'platform' : 'host',
      });
    for (const origin of allowed) target.postMessage(posted(message), origin);
  };
}
