/**
 * Loaded before a server whose clock somebody sets wrong (`node --import …`): each message of its parent says by how
 * many milliseconds. Timers go on as they do when a real clock jumps. The embedded database asks this clock, too.
 */
const TrueDate = Date;
let ahead = 0;
const now = () => TrueDate.now() + ahead;

globalThis.Date = new Proxy(TrueDate, {
  apply: () => new TrueDate(now()).toString(),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (milliseconds) => {
  ahead = milliseconds;
  process.send('set');
});
// Being watched must not keep a server from ending.
process.channel?.unref();
