/**
 * Prints the page that is shown during overload. It is a separate process because the test runner cannot load messages.
 */
import { busyPages } from '../../src/server/http/limits/busy-page';

void busyPages().then((pages) => process.stdout.write(pages['en-US']));
