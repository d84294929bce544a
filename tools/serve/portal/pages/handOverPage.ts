import type { Page } from '../respond.ts';
import { ownPage, paragraph } from './ownPage.ts';

const targets = [
  {
    form: /^\/settle\/verification\/?$/,
    title: 'Seller verification',
    text: 'Signed up. In production the seller would now verify the business.',
  },
  {
    form: /^\/settle\/signup-success\/?$/,
    title: 'Sign-up complete',
    text: 'Signed up on a phone. In production the seller would now see the next steps.',
  },
  {
    form: /^\/settle(?:\/.*)?$/,
    title: 'Settle',
    text: 'In production the seller would now go on with settling in.',
  },
  {
    form: /^\/homepage\/?$/,
    title: 'Seller homepage',
    text: 'In production the seller would now be on the homepage of the shop.',
  },
  {
    form: /^\/settings\/unavailable\/?$/,
    title: 'Not available here',
    text: 'In production the user would now read that this market takes no new sellers.',
  },
] as const;

/**
 * The page of an address that lies outside the application, to which a seller is handed over; null
 * for any other address. Source: S-179.
 */
export function handOverPage(path: string): Page | null {
  const target = targets.find(({ form }) => form.test(path));
  if (!target) return null;
  const { title, text } = target;
  const body = [
    paragraph(text),
    paragraph('This page belongs to the local server. Portico ends where it begins.'),
    paragraph('Back to sign-up', '/account/register'),
  ];
  return ownPage({ title, body: body.join('\n') });
}
