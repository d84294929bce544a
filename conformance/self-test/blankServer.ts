import { createServer } from 'node:http';
import { listen } from './listen.ts';

const PAGE = '<!doctype html><html lang="en"><title>Nothing</title><body></body></html>';

/** A portal that answers every request with an empty page. */
await listen(
  createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(PAGE);
  }),
);
