/** Gets a listening socket and gives it back as often as it is told, each time under another descriptor (doors.mjs). */
const [wanted] = process.argv.slice(2).map(Number);

process.on('message', (_, door) => {
  let left = wanted;
  const given = () => {
    left -= 1;
    if (left === 0) process.exit();
  };
  for (let count = 0; count < wanted; count += 1) process.send('door', door, given);
});
