import { useState } from 'react';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/text/badge';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Price } from '@/components/ui/text/price';
import { Progress } from '@/components/ui/loading/progress';
import { Stepper } from '@/components/ui/stepper';
import { Table } from '@/components/ui/table';
import { showToast } from '@/components/ui/toasts/toast';
import { cents, type Cents } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { Row, Sheet } from './specimen';

export function Answers() {
  const [hasSummary, setHasSummary] = useState(false);
  return (
    <Sheet title="Messages">
      <Row>
        <Button
          variant="secondary"
          onClick={() => showToast('success', 'Thank you, we will get back to you shortly.')}
        >
          Success toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast('error', 'Unable to add item to cart. Please try again later.')}
        >
          Error toast
        </Button>
        <Button variant="secondary" onClick={() => setHasSummary(!hasSummary)}>
          Error summary
        </Button>
      </Row>
      {hasSummary && (
        <ErrorSummary
          title="Please check 1 field."
          errors={[{ fieldId: 'main', message: 'Card number appears to be invalid' }]}
        />
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Notice tone="note">This is a screening, not a diagnosis.</Notice>
        <Notice tone="attention">
          <b>See a doctor first</b> if your hearing changed suddenly.
        </Notice>
      </div>
      <Row>
        <Badge tone="positive">Complete</Badge>
        <Badge tone="attention">On hold</Badge>
        <Badge>Delivery pending</Badge>
        <Badge tone="negative">Red flag</Badge>
        <Badge tone="plain">Sample</Badge>
      </Row>
    </Sheet>
  );
}

type Line = { level: string; perEar: Cents };

const lines: readonly Line[] = [
  { level: 'Basic', perEar: cents(75000) },
  { level: 'Advanced', perEar: cents(150000) },
  { level: 'Premium', perEar: cents(200000) },
];

export function Structure() {
  return (
    <Sheet title="Progress, pages, tables">
      <Breadcrumbs
        trail={[
          { label: 'Shop', href: paths.shop },
          { label: 'Charge-and-Go', href: paths.product('charge-go') },
        ]}
      />
      <Stepper
        label="Hearing test"
        steps={['Before you start', 'Check your headphones', 'Listen', 'Your results']}
        current={1}
      />
      <Progress
        label="Hearing test"
        value={4}
        max={12}
        valueText="Tone 4 of 12"
        className="max-w-[30rem]"
      />
      <Pagination page={5} pageCount={12} hrefOf={(page) => `?page=${page}`} />
      <Table
        caption="Levels and prices"
        columns={[
          { id: 'level', header: 'Level', cell: (line) => line.level, isRowHeader: true },
          {
            id: 'price',
            header: 'Per ear',
            cell: (line) => <Price amount={line.perEar} currency="USD" />,
            isNumeric: true,
          },
        ]}
        rows={lines}
        rowKey={(line) => line.level}
      />
      <Accordion>
        <AccordionItem heading="How long does a charge last?" isOpen>
          One night on the charger is enough for a day.
        </AccordionItem>
        <AccordionItem heading="Can I send them back?">Yes. Call us first.</AccordionItem>
      </Accordion>
    </Sheet>
  );
}
