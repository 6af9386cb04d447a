import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that keeps every mail, or refuses every recipient. Close it after use. */
export async function openMailServer({ isRefusing = false, host = '127.0.0.1' } = {}) {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, answer) =>
      answer(isRefusing ? new Error('no such mailbox') : null),
    onData: (stream, _session, answer) => {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        answer();
      }, answer);
    },
  });
  // A sender may be killed meanwhile: that ends its connection, not this server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
