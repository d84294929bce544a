import type { RequestListener } from 'node:http';

const PAGE = '<!doctype html><html lang="en"><title>Nothing</title><body></body></html>';

/** Answers every request with an empty page. */
export const blankPage: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html').end(PAGE);
};
