import { openerOrigins, type MessageOrigins } from '../../domain/messaging/messageOrigins.ts';
import { posted, type PortalMessage } from '../../domain/messaging/PortalMessage.ts';
import type { Listener } from '../../features/Services.ts';
import type { Report } from '../../telemetry/createReporter.ts';

interface Target {
  readonly postMessage: (message: unknown, origin: string) => void;
}

interface Ingredients {
  readonly origins: MessageOrigins;
  /** The platform whose window opened the page; null for none. */
  readonly platform: () => string | null;
  readonly report: Report;
  /** The window to speak to; null where there is none. */
  readonly windowOf: (listener: Listener) => Target | null;
}

/**
 * Posts a message to the window that opened the page, or to the page around it: to each allowed
 * origin by its name, never to any. Source: A§4, A§8, B§6, S-074.
 */
export function createTell({ origins, platform, report, windowOf }: Ingredients) {
  return (listener: Listener, message: PortalMessage): void => {
    const target = windowOf(listener);
    if (target === null) return;
    const allowed =
      listener === 'parent' ? (origins.parent ?? []) : openerOrigins(platform(), origins);
    if (allowed.length === 0)
      report({
        name: 'message.skipped',
        to: listener,
        reason: listener === 'opener' && platform() === null ? 'platform' : 'host',
      });
    for (const origin of allowed) target.postMessage(posted(message), origin);
  };
}
