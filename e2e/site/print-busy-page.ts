/** Says the page that stands in while there is too much to do. A process of its own: what runs the tests reads no messages. */
import { busyPage } from '../../src/server/http/limits/busy-page';

void busyPage().then((html) => process.stdout.write(html));
