import { escapeHtml } from '../../document/escapeHtml.ts';
import type { Site } from '../../../../src/domain/region/Site.ts';
import type { Regions } from '../Regions.ts';
import type { Page } from '../respond.ts';
import { hostOf } from '../siteOfHost.ts';
import { ownPage, paragraph } from './ownPage.ts';

const label = { standard: '', accu: ' (US entity)' } as const;

/** All sites that this server serves. Source: S-001. */
export function directoryPage(sites: readonly Site[], regions: Regions, port: number): Page {
  const items = sites.map((site) => {
    const host = `${hostOf(site)}:${port}`;
    const name = (regions.get(site.region)?.name ?? site.region) + label[site.variant];
    const address = escapeHtml(`http://${host}/account/register`);
    return `<li><a href="${address}">${escapeHtml(name)}</a> <code>${escapeHtml(host)}</code></li>`;
  });
  return ownPage({
    title: 'Portico: all sites',
    body: [
      paragraph(
        'This server on your machine serves the sign-up and log-in portal with a mock backend ' +
          'behind it. Each region has a site of its own, by host. Codes, accounts and events stay ' +
          'in memory, and each browser has its own.',
      ),
      `<ul class="sites">${items.join('')}</ul>`,
    ].join('\n'),
  });
}
