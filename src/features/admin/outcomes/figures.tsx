import { useTranslations } from 'next-intl';
import type { OutcomeFigures } from '@/domain/outcomes/outcome-report';
import { AdjustmentWhiskers } from './adjustment-whiskers';
import { DistributionPart } from './distribution-part';
import { GroupTable } from './group-table';
import { Headlines } from './headlines';
import { MonthPart } from './month-part';
import styles from './outcomes.module.css';

/** Four numbers, six charts with their tables, and a table of each cut. */
export function Figures({ figures }: { figures: OutcomeFigures }) {
  const t = useTranslations('admin-outcomes');
  const returnWords = useTranslations('return-reasons');
  const { all, groups, reasons, complaints, benefit, wearing } = figures;
  return (
    <div className={styles.sheet}>
      <Headlines all={all} />
      <div className={styles.parts}>
        <MonthPart groups={groups.month} />
        <DistributionPart
          name="reasons"
          isScale={false}
          distribution={reasons}
          wordOf={returnWords}
        />
        <DistributionPart
          name="complaints"
          isScale={false}
          distribution={complaints}
          wordOf={(key) => t(`complaintWords.${key}`)}
        />
        <DistributionPart
          name="benefit"
          isScale
          distribution={benefit}
          wordOf={(key) => t(`benefitWords.${key}`)}
        />
        <DistributionPart
          name="wearingTime"
          isScale
          distribution={wearing}
          wordOf={(key) => t(`wearing.${key}`)}
        />
        <AdjustmentWhiskers all={all} groups={groups.way} />
      </div>
      <div className={styles.tables}>
        {(['way', 'level', 'receiver', 'month'] as const).map((cut) => (
          <GroupTable key={cut} cut={cut} groups={groups[cut]} />
        ))}
      </div>
    </div>
  );
}
