import { randomUUID } from 'node:crypto';
import type { Order } from '@/domain/orders/order';
import { uploadHearingTest } from '@/server/api/hearing/hearing-files';
import { monitoring } from '@/server/api/shop/monitoring';
import { answerApi } from '../shops/api-server';
import { pdfFile } from '../hearing-files';
import type { testShop } from '../shops/shop';
import type { buyersOf, Buyer } from './buyers';

const staff = { id: 'staff_1', name: 'Grace' };

type Shop = ReturnType<typeof testShop>;

/** What people want of services outside beside a purchase, as their browsers and our staff ask for it. */
export function requestsOf(shop: Shop, call: ReturnType<typeof buyersOf>['call']) {
  async function upload({ session }: Buyer) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(pdfFile)]), 'audiogram.pdf');
    const headers = { Authorization: `Bearer ${session()}` };
    const answer = await fetch(await shop.serve(uploadHearingTest), {
      ...{ method: 'POST', headers, body: form },
    });
    type Body = { id?: string; error?: { code: string; message: string } };
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  const filesOf = async ({ session }: Buyer) =>
    (await call(uploadHearingTest, session())).body.results;

  /** True when the very file is given back. */
  async function openFile({ session }: Buyer, id = ''): Promise<boolean> {
    const headers = { Authorization: `Bearer ${session()}` };
    const answer = await fetch(`${await shop.serve(answerApi)}/api/files/${id}`, { headers });
    return Buffer.from(await answer.arrayBuffer()).equals(pdfFile);
  }

  async function send(order: Order) {
    const { parcels, commerce } = shop.services;
    const facts = await commerce.adminOrders?.facts(order.id);
    return parcels?.send(order, { staff, revision: facts?.revision ?? -1 });
  }

  /** An error in the visitor's browser, reported through our own address. */
  async function tell(message: string): Promise<number> {
    const dsn = shop.services.errorCollector?.name;
    const id = randomUUID().replaceAll('-', '');
    const event = { event_id: id, exception: { values: [{ type: 'TypeError', value: message }] } };
    const lines = [{ event_id: id, dsn }, { type: 'event' }, event];
    const answer = await fetch(await shop.serve(monitoring), {
      method: 'POST',
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    });
    return answer.status;
  }

  return { upload, filesOf, openFile, send, tell };
}
