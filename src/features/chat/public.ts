/** The chat's interface for `_app`. Light enough for every page: the rest is loaded after five seconds. */
export { ChatPlace } from './chat-place';
