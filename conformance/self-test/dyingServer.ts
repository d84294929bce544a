import { createServer } from 'node:http';
import { blankPage } from './blankPage.ts';
import { listen } from './listen.ts';

const LAST = 4;
let requests = 0;

/** A portal of empty pages that ends after a few requests. */
await listen(
  createServer((request, response) => {
    requests += 1;
    if (requests > LAST) process.exit(1);
    blankPage(request, response);
  }),
);
