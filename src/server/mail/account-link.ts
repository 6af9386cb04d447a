import { keyPlace } from '@/domain/accounts/account';
import { brand } from '@/domain/brand';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import { paths } from '@/domain/pages/paths';
import type { AccountLink } from '../commerce/port';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** The mail with the link that logs in, sets a password, proves a new address or brings the old one back. */
export async function composeAccountLink(link: AccountLink, siteUrl: string): Promise<MailMessage> {
  const t = await mailWords(link.locale);
  const kind = kindOf(link);
  const letter = {
    locale: link.locale,
    name: link.firstName,
    subject: t(`${kind}.subject`, { brand: brand.name }),
    preview: t(`${kind}.preview`),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.lead`)],
    action: { label: t(`${kind}.action`), path: pathOf(link) },
    afterwords: [t(`${kind}.lasts`), t(`${kind}.notYou`)],
  };
  // Each try contains another key, so it is another mail.
  const to = { key: `account-link-${link.mailId}`, to: link.email };
  return { ...(await composeLetter(to, letter, { siteUrl, t })), trace: 'subject' };
}

function kindOf({ purpose, hasPassword }: AccountLink) {
  if (purpose === 'login') return 'loginLink';
  if (purpose === 'delete') return 'deletionLink';
  if (purpose === 'email') return 'emailProof';
  if (purpose === 'restore') return 'emailChanged';
  return hasPassword ? 'passwordReset' : 'passwordSet';
}

const pages = {
  loginLink: mailedPaths.loginLinkBy,
  passwordReset: mailedPaths.resetPasswordBy,
  passwordSet: mailedPaths.setPasswordBy,
  deletionLink: mailedPaths.accountPrivacyDelete,
  emailProof: mailedPaths.loginLinkBy,
  emailChanged: mailedPaths.resetPasswordBy,
} as const;

/** The requested page. Customers without a password do not get the page about a forgotten one. */
function pathOf(link: AccountLink): string {
  const kind = kindOf(link);
  const isWrongPage =
    kind === 'passwordSet' && link.linkPath?.split(/[?#]/)[0] === paths.resetPassword;
  if (link.linkPath === null || isWrongPage) return pages[kind](link.key);
  return link.linkPath.replaceAll(keyPlace, link.key);
}
