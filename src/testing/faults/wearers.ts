import { randomUUID } from 'node:crypto';
import type { FollowUpKind } from '@/domain/sixty-days/due-mails';
import { textsWebhook } from '@/server/api/sixty-days/texts-webhook';
import { claimFollowUp } from '@/server/follow-ups/follow-up-rows';
import { writeDeliveredTrials } from '../shops/delivered-trials';
import { testSealer } from '../shops/engine';
import type { testShop } from '../shops/shop';
import { signedByTwilio } from '../stand-ins/twilio-stand-in';
import { eventually } from './buyers';
import type { OutsideWorld } from './outside-world';

/** A customer whose hearing aids arrived two weeks ago, and who wants texts. */
export type Wearer = {
  /** Also the id of the order and of the account. */
  id: string;
  email: string;
  phone: string;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Ten days under way, and two weeks at home. */
const daysSinceOrder = 24;

/** Customers in their trial, the texts they get, and what Twilio reports about them. */
export function wearersOf(shop: ReturnType<typeof testShop>, world: OutsideWorld) {
  let phones = 100;
  const textsTo = ({ phone }: Wearer) => world.twilio.messages.filter(({ to }) => to === phone);

  async function withTexts(): Promise<Wearer> {
    const { db, textNumbers } = shop.services;
    const id = `wearer-${randomUUID()}`;
    phones += 1;
    const wearer = { id, email: `${id}@example.ca`, phone: `+14035550${phones}` };
    const orderedAt = new Date(Date.now() - daysSinceOrder * dayMs).toISOString();
    const trial = { id, orderedAt, mode: null, answers: [], goals: null, isReturned: false };
    const variantName = 'Premium, Pair, Graphite, Large';
    await writeDeliveredTrials(db, testSealer, [{ ...trial, variantName }]);
    const owner = { accountId: id, email: wearer.email, locale: 'en-US' as const };
    await textNumbers.ask(owner, wearer.phone, (code) => code);
    if (!(await textNumbers.confirm(owner, textsTo(wearer)[0]?.body ?? ''))) {
      throw new Error('The code did not arrive');
    }
    return wearer;
  }

  /** Queues a step of the plan as the clock does when it is due. */
  async function queueStep({ id }: Wearer, kind: FollowUpKind): Promise<void> {
    const { db, jobs } = shop.services;
    await db.transaction(async (tx) => {
      const delivery = { orderId: id, accountId: id };
      const isFirst = await claimFollowUp(tx, delivery, { kind, at: new Date() });
      if (isFirst) await jobs.enqueue(tx, 'send-follow-up', { orderId: id, kind });
    });
  }

  return {
    withTexts,
    queueStep,
    /** Resolves when the step was sent, by text or by mail. */
    doneStep: ({ id }: Wearer, kind: FollowUpKind) =>
      eventually(async () => {
        const done = await shop.services.db.query(
          `select 1 from pgboss.job where name = 'send-follow-up' and state = 'completed'
             and data ->> 'orderId' = $1 and data ->> 'kind' = $2`,
          [id, kind],
        );
        return done.length > 0 || undefined;
      }),
    /** Texts about the plan: all but the code that proved the number. */
    stepsTo: (wearer: Wearer) => textsTo(wearer).slice(1),
    /** What the shop believes of the only text to them about the plan. */
    async statusOf({ id }: Wearer): Promise<string | undefined> {
      const rows = await shop.services.db.query<{ status: string }>(
        'select status from sent_texts where account_id = $1',
        [id],
      );
      return rows.length === 1 ? rows[0]?.status : undefined;
    },
    /** Whether they wanted texts, by each entry of the consent ledger, oldest first. */
    async choicesOf({ id }: Wearer): Promise<boolean[]> {
      const rows = await shop.services.db.query<{ isGiven: boolean }>(
        `select is_given as "isGiven" from consents where account_id = $1 and purpose = 'text_follow_up' order by at`,
        [id],
      );
      return rows.map(({ isGiven }) => isGiven);
    },
    /** Twilio, or somebody without its token, calls our webhook. @returns the status of the answer */
    async report(fields: Readonly<Record<string, string>>, by?: 'forged'): Promise<number> {
      const address = reportAddress(fields.MessageSid);
      const signed = signedByTwilio(address, fields);
      const { search } = new URL(address);
      const answer = await fetch((await shop.serve(textsWebhook)) + search, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Twilio-Signature': by ? 'Zm9yZ2VkIGJ5IHNvbWVib2R5IGU=' : signed.signature,
        },
        body: signed.body,
      });
      return answer.status;
    },
  };

  /** Our webhook, as the shop named it with this text; an answer of a person comes to the one without a text. */
  function reportAddress(sid: string | undefined): string {
    const { messages } = world.twilio;
    const ofText = messages.find((message) => message.sid === sid)?.statusCallback;
    return ofText ?? messages[0]?.statusCallback ?? '';
  }
}
