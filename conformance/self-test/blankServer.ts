import { createServer } from 'node:http';
import { blankPage } from './blankPage.ts';
import { listen } from './listen.ts';

/** A portal that answers every request with an empty page. */
await listen(createServer(blankPage));
