import type { Config } from '../config';
import type { Conversations } from '../conversations/conversations';
import type { Mail } from '../mail/port';
import type { JobHandlers } from './queue';

type Deps = {
  config: Pick<Config, 'siteUrl'>;
  conversations: Pick<Conversations, 'findMessage'>;
  mail: Mail;
};

/** The mails about what people write to us. */
export function conversationHandlers({ config, conversations, mail }: Deps) {
  const { siteUrl } = config;
  return {
    'send-message-to-clinic': async ({ messageId }) => {
      const found = await conversations.findMessage(messageId);
      if (!found) return;
      const { composeMessageToClinic } = await import('../mail/conversation');
      await mail.send(await composeMessageToClinic(found, siteUrl));
    },
    'send-message-answer': async ({ messageId }) => {
      const found = await conversations.findMessage(messageId);
      if (!found) return;
      const { composeMessageAnswer } = await import('../mail/conversation');
      const answer = await composeMessageAnswer(found, siteUrl);
      if (answer) await mail.send(answer);
    },
  } satisfies Partial<JobHandlers>;
}
