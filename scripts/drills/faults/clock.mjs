/**
 * Loaded before a server whose clock is set wrong (`node --import …`): each message of the parent process says by how
 * many milliseconds. Timers keep running, as they do when a real clock jumps. The embedded database uses this clock,
 * too.
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
// The channel to the parent must not keep a server from ending.
process.channel?.unref();
