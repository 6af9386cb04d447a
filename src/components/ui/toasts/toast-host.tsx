import { createRoot } from 'react-dom/client';
import { cssTransition, toast, ToastContainer, type CloseButtonProps } from 'react-toastify';
import { CircleAlert } from '@/components/icons/circle-alert';
import { CircleCheck } from '@/components/icons/circle-check';
import { X } from '@/components/icons/x';
import { localeOf } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { cx } from '../cx';
import type { ToastTone } from './toast';
import { toastAreaAttribute } from './toast-area';
import styles from './toast-host.module.css';

/** Values of spec 9. */
const autoCloseMs = 5000;
const dragPercent = 80;

const calmTransition = cssTransition({ enter: styles.enter ?? '', exit: styles.leave ?? '' });

type Words = { dismiss: string; notifications: string };

let host: HTMLElement | null = null;

/** Toasts have a separate React root, so that no page and no layout has to include them. */
async function mountContainer(host: HTMLElement) {
  const words = await loadWords();
  host.setAttribute(toastAreaAttribute, '');
  host.style.setProperty('--toast-life', `${autoCloseMs}ms`);
  /* An open dialog disables pointer events for the whole body. */
  host.style.pointerEvents = 'auto';
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      className={styles.container}
      autoClose={autoCloseMs}
      transition={calmTransition}
      draggable
      draggablePercent={dragPercent}
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar
      closeOnClick={false}
      icon={false}
      aria-label={words.notifications}
      closeButton={(button) => <DismissButton {...button} label={words.dismiss} />}
    />,
  );
}

/**
 * Loads the container's own words, in the language of the page, and the texts of failures: what a toast about a lost
 * connection needs.
 */
export async function loadWords(): Promise<Words> {
  const language = document.documentElement.lang;
  const { ui } = await loadMessages(localeOf(language), ['ui', 'errors']);
  return { dismiss: ui?.dismiss ?? '', notifications: ui?.notifications ?? '' };
}

/** Shows a toast; the first one also mounts the container. */
export function pushToast(tone: ToastTone, text: string) {
  if (!host) {
    host = document.createElement('div');
    void mountContainer(host);
  }
  keepBelowHeader(host);
  toast(<ToastText tone={tone} text={text} />, {
    role: tone === 'error' ? 'alert' : 'status',
    className: cx(styles.toast, tone === 'error' && styles.error),
    ariaLabel: text,
  });
}

/** Keeps toasts below the header, so that an error never covers the button that tries again, whatever the text size. */
function keepBelowHeader(area: HTMLElement) {
  const header = document.querySelector('header')?.getBoundingClientRect();
  area.style.setProperty('--header-bottom', `${Math.max(0, header?.bottom ?? 0)}px`);
}

function ToastText({ tone, text }: { tone: ToastTone; text: string }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <>
      <Icon aria-hidden size={24} className={tone === 'success' ? 'text-aurora-300' : undefined} />
      <span>{text}</span>
    </>
  );
}

function DismissButton({ closeToast, label }: CloseButtonProps & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={closeToast}
      className={cx(
        'grid flex-none place-items-center self-center rounded-full hover:bg-white/15',
        styles.dismiss,
      )}
    >
      <X aria-hidden size={22} />
    </button>
  );
}
