import { expect, it } from 'vitest';
import { documentPolicy } from './deliveryHeaders.ts';

const page = (environment: string) =>
  `<script type="application/json" id="environment">${environment}</script>`;

it('allows pictures and clips of the hosts that a page names, and of no other', () => {
  const one = documentPolicy([page('{"mediaHosts":["media.example"]}'), page('{}'), '<p></p>']);
  expect(one).toContain("img-src 'self' data: https://media.example;");
  expect(one).toContain("media-src 'self' https://media.example;");
  const none = documentPolicy([page('{"mediaHosts":[]}')]);
  expect(none).toContain("img-src 'self' data:;");
  expect(none).toContain("media-src 'self';");
});
