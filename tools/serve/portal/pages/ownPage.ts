import { escapeHtml } from '../../document/escapeHtml.ts';
import type { Page } from '../respond.ts';

export interface OwnPage {
  readonly status?: number;
  readonly title: string;
  /** Markup below the heading; what comes from outside is escaped by whoever writes it. */
  readonly body: string;
}

/** A page of the server's own: no application, no script, one stylesheet. */
export const ownPage = ({ status = 200, title, body }: OwnPage): Page => ({
  status,
  html: `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/__mock/page.css" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      ${body}
    </main>
  </body>
</html>
`,
});

/** A paragraph; with an address the text is a link. */
export const paragraph = (text: string, href?: string): string =>
  href === undefined
    ? `<p>${escapeHtml(text)}</p>`
    : `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;

/** A list of texts as code. */
export const codeList = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li><code>${escapeHtml(text)}</code></li>`).join('')}</ul>`;
