import type { Config } from '@/server/settings/config';
import type { Conversations } from '@/server/conversations/conversations';
import type { Mail } from '@/server/mail/port';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = {
  config: Pick<Config, 'siteUrl'>;
  conversations: Pick<Conversations, 'findMessage'>;
  mail: Mail;
};

/** The mails about messages to us. */
export function conversationHandlers({ config, conversations, mail }: Deps) {
  const { siteUrl } = config;
  return {
    'send-message-to-clinic': async ({ messageId }) => {
      const found = await conversations.findMessage(messageId);
      if (!found) return;
      const { composeMessageToClinic } = await import('@/server/mail/conversation');
      await mail.send(await composeMessageToClinic(found, siteUrl));
    },
    'send-message-answer': async ({ messageId }) => {
      const found = await conversations.findMessage(messageId);
      if (!found) return;
      const { composeMessageAnswer } = await import('@/server/mail/conversation');
      const answer = await composeMessageAnswer(found, siteUrl);
      if (answer) await mail.send(answer);
    },
  } satisfies Partial<JobHandlers>;
}
