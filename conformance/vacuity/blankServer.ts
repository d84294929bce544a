import { createServer } from 'node:http';
import { listen } from './listen.ts';

const PAGE = '<!doctype html><html lang="en"><title>Nothing</title><body></body></html>';

/** A portal that answers everything with a page on which nothing stands. */
await listen(
  createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(PAGE);
  }),
);
