import type { ReactElement } from 'react';
import { brand } from '@/domain/brand';
import type { ShareSubject, ShareTone } from './subjects';

/** Colours of text, soft text, lines and the brand's mark on each background, as in styles/tokens.css. */
export const looks: Record<
  ShareTone,
  { ground: string; ink: string; soft: string; line: string; mark: 'ink' | 'aurora' }
> = {
  plate: { ground: '#f4f1ea', ink: '#10231f', soft: '#3a4b46', line: '#10231f', mark: 'ink' },
  mint: { ground: '#d9eee5', ink: '#10231f', soft: '#3a4b46', line: '#0a5a4b', mark: 'ink' },
  amber: { ground: '#fbeccb', ink: '#10231f', soft: '#3a4b46', line: '#6b4100', mark: 'ink' },
  spruce: { ground: '#10231f', ink: '#faf8f4', soft: '#c3d0ca', line: '#79e0be', mark: 'aurora' },
};

const margin = 72;

/** Maximum width of the words beside each kind of picture. */
const columns = { square: 530, cutout: 530, panel: 600, none: 960 } as const;

/** The words of a share picture on a transparent background, to be laid over it. */
export function ShareWords({
  subject,
  mark,
}: {
  subject: ShareSubject;
  /** The brand's mark as a data URL. */
  mark: string;
}): ReactElement {
  const { kicker, title, note, tone, picture } = subject;
  const look = looks[tone];
  const width = columns[picture?.fit ?? 'none'];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: margin,
        color: look.ink,
        fontFamily: 'Radio Canada, Radio Canada Extended',
      }}
    >
      <div
        style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 32, fontWeight: 600 }}
      >
        <div
          style={{
            width: 48,
            height: 48,
            backgroundImage: `url(${mark})`,
            backgroundSize: '48px 48px',
            backgroundRepeat: 'no-repeat',
          }}
        />
        {brand.name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width }}>
        {kicker && (
          <div style={{ fontSize: 30, fontWeight: 600, color: look.soft, marginBottom: 18 }}>
            {kicker}
          </div>
        )}
        <div
          style={{
            fontFamily: 'Hedvig Letters Serif, Hedvig Letters Serif Extended',
            fontSize: sizeOf(title, width),
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        {note && (
          <div style={{ fontSize: 30, lineHeight: 1.35, color: look.soft, marginTop: 24 }}>
            {note}
          </div>
        )}
      </div>
    </div>
  );
}

/** Longer titles are set smaller, so that none takes more than four lines. */
function sizeOf(title: string, width: number): number {
  const room = width / title.length;
  if (room > 32) return 96;
  if (room > 18) return 80;
  return room > 11 ? 68 : 58;
}
