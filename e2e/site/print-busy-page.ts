/**
 * Prints the page that is shown during overload. It is a separate process because the test runner cannot load messages.
 */
import { busyPage } from '../../src/server/http/limits/busy-page';

void busyPage().then((html) => process.stdout.write(html));
