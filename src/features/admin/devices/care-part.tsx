import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { object } from 'yup';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { domeKinds, domeSizes, filterSizes } from '@/domain/devices/device';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Part } from '../record/part';
import { useMutation } from '../record/use-mutation';
import type { DeviceCase } from '@/domain/staff/answers/device-case';

type Aid = NonNullable<DeviceCase['device']>;

const anything = object();

/** Dome and filter of an ear, and who set the aid. */
export function CarePart({ device, onSaved }: { device: Aid; onSaved: () => void }) {
  const t = useTranslations('admin-devices');
  const [care, setCare] = useState(device.care);
  const { busyWith, fault, run } = useMutation('/api/admin-device', anything, onSaved);

  async function save(event: FormEvent) {
    event.preventDefault();
    const { dome, domeSize, filter, setBy, setOn } = care;
    const body = { dome, dome_size: domeSize, filter, set_by: setBy, set_on: setOn || null };
    if (!(await run('care', { id: device.id, ...body }))) return;
    onSaved();
    await showToast('success', t('saved'));
  }

  return (
    <Part heading={t('care')}>
      <form noValidate method="post" onSubmit={save} className="grid max-w-form gap-4">
        <MutationFaultNotice fault={fault} refused={undefined} />
        <SelectField
          label={t('dome')}
          value={care.dome}
          onChange={({ target }) =>
            setCare({ ...care, dome: domeKinds.find((one) => one === target.value) ?? care.dome })
          }
          options={domeKinds.map((one) => ({ value: one, label: t(`domes.${one}`) }))}
        />
        <SelectField
          label={t('domeSize')}
          value={care.domeSize}
          onChange={({ target }) =>
            setCare({
              ...care,
              domeSize: domeSizes.find((one) => one === target.value) ?? care.domeSize,
            })
          }
          options={domeSizes.map((one) => ({ value: one, label: t(`sizes.${one}`) }))}
        />
        <SelectField
          label={t('filter')}
          value={care.filter}
          onChange={({ target }) =>
            setCare({
              ...care,
              filter: filterSizes.find((one) => one === target.value) ?? care.filter,
            })
          }
          options={filterSizes.map((one) => ({ value: one, label: one }))}
        />
        <TextField
          label={t('setBy')}
          maxLength={100}
          value={care.setBy ?? ''}
          onChange={({ target }) => setCare({ ...care, setBy: target.value })}
        />
        <TextField
          label={t('setOn')}
          type="date"
          value={care.setOn ?? ''}
          onChange={({ target }) => setCare({ ...care, setOn: target.value })}
        />
        <Button
          type="submit"
          variant="secondary"
          isBusy={busyWith === 'care'}
          className="justify-self-start"
        >
          {t('saveCare')}
        </Button>
      </form>
    </Part>
  );
}
