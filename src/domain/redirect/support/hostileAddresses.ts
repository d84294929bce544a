/** Foreign hosts, hosts that look like an allowed one, and other notations of a host. */
const hosts = [
  'evil.example',
  'gb.portico.example.evil.example',
  'evil-gb.portico.example',
  'gb.portico.example@evil.example',
  'gb.portico.example:443@evil.example',
  'gb.portico.example%2eevil.example',
  'gb.portico.example%00.evil.example',
  'gb.portico.exampIe',
  'gb.pоrtico.example', // a Cyrillic о
  'gb。portico。example。evil。example',
  'xn--gb-portico-6za.example',
  '①②⑦.⓪.⓪.①',
  '0x7f000001',
  '2130706433',
  '[::ffff:127.0.0.1]',
  'localhost.evil.example',
  'gb.portico.example.',
  'gb.portico.example:8443',
];

const schemes = [
  'https://',
  'http://',
  'HTTPS://',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  'https:/\\',
  'https:\\\\',
  'https:',
  'https:/',
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)//',
  'java\nscript:alert(1)//',
  'data:text/html,',
  'vbscript:',
  'blob:https://',
  'file://',
  'ftp://',
  'ws://',
  'mailto:a@',
  'about:',
  'view-source:https://',
  'filesystem:https://',
];

const fronts = ['', ' ', '\t', '\u0000', '\u00a0', '\u200b', '\ufeff', '\u2028'];
const ends = [
  '',
  '/settle',
  '/settle?redirect_url=https://gb.portico.example',
  '#@gb.portico.example',
];
const codings: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => address.replaceAll('/', '%2f'),
  (address) => address.replaceAll('.', '%2e'),
  (address) => address.replaceAll(':', '%3a'),
];

const kept = new Set<string>();
for (const front of fronts)
  for (const scheme of schemes)
    for (const host of hosts)
      for (const end of ends)
        for (const coding of codings) {
          const at = kept.size;
          // A third of the combinations, about 5,000, in which each part meets each other.
          if ((fronts.indexOf(front) + hosts.indexOf(host) + ends.indexOf(end) + at) % 3 === 0)
            kept.add(front + coding(scheme + host + end));
          else kept.add(coding(scheme + host + end) + front);
        }

/** Addresses of known redirect attacks: schemes, user info, backslashes, encodings, control characters, look-alike hosts. */
export const hostileAddresses: readonly string[] = [...kept];

/** Addresses that are allowed, in usual notations. */
export const allowedAddresses = (
  origin: string,
  hostsAllowed: readonly string[],
): readonly string[] => {
  const paths = [
    '',
    '/',
    '/settle/verification',
    '/a%2fb?x=1&y=%20#top',
    '/%E0%B8%82',
    '/?redirect_url=https%3A%2F%2Fevil.example',
  ];
  const origins = [origin, ...hostsAllowed.map((host) => `https://${host}`)];
  const absolute = origins.flatMap((one) => paths.map((path) => one + path));
  const upper = origins.map((one) => one.replace('https', 'HTTPS'));
  return [
    ...absolute,
    ...upper,
    '/homepage',
    '/settle?x=1#y',
    'settle/verification',
    '?x=1',
    '#top',
  ];
};
