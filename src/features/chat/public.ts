/** What `_app` may use of the chat. Light enough for every page: the rest is loaded after five seconds. */
export { ChatPlace } from './chat-place';
