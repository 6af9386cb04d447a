import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import type { Addressee } from '../commerce/port';
import type { AccountNewsKind } from '../jobs/catalogue';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

type About = { mailId: string; locale: Locale };

/** The target of each mail's button: the next useful step, or the way to undo somebody else's change. */
const actionPaths = {
  welcome: paths.hearingTest,
  passwordSaved: paths.account,
  passwordChanged: paths.forgotPassword,
  passkeyAdded: paths.account,
} as const satisfies Record<AccountNewsKind, string>;

/** A mail about a change of an account. It contains no advertising: it also goes to people without the newsletter. */
export async function composeAccountNews(
  { email, firstName }: Pick<Addressee, 'email' | 'firstName'>,
  { mailId, news, locale }: About & { news: AccountNewsKind },
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(locale);
  const phone = brand.supportPhone.display;
  const letter = {
    locale,
    name: firstName,
    subject: t(`accountNews.${news}.subject`, { brand: brand.name }),
    preview: t(`accountNews.${news}.preview`),
    heading: t(`accountNews.${news}.heading`),
    paragraphs: [t(`accountNews.${news}.lead`), t(`accountNews.${news}.more`)],
    action: { label: t(`accountNews.${news}.action`), path: actionPaths[news] },
    afterwords: [t('accountNews.notYou', { phone })],
  };
  return composeLetter({ key: `account-${news}-${mailId}`, to: email }, letter, { siteUrl, t });
}

/** The last mail to the address of a deleted account: what was deleted, and what the law requires us to keep. */
export async function composeAccountDeleted(
  email: string,
  { mailId, locale }: About,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(locale);
  const letter = {
    locale,
    name: null,
    subject: t('accountDeleted.subject'),
    preview: t('accountDeleted.preview'),
    heading: t('accountDeleted.heading'),
    paragraphs: [
      t('accountDeleted.lead'),
      t('accountDeleted.plans'),
      t('accountDeleted.orders'),
      t('accountDeleted.kept'),
    ],
    afterwords: [t('accountDeleted.notYou', { phone: brand.supportPhone.display })],
  };
  const to = { key: `account-deleted-${mailId}`, to: email };
  return { ...(await composeLetter(to, letter, { siteUrl, t })), trace: 'none' };
}
