/** What tools/transcript has the browser do; bundled into one script. */
import { listen } from './listen.ts';

export { stand } from './stand.ts';

listen();
