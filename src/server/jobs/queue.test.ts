import { pino } from 'pino';
import { testDatabases } from '@/testing/shops/database';
import { onlyHandlers } from '@/testing/shops/jobs';
import { createJobQueue, type JobQueue } from './queue';

const log = pino({ level: 'silent' });
const name = 'send-order-confirmation';

describe.each(testDatabases())('jobs on $kind', ({ use }) => {
  const shop = use();
  let queue: JobQueue;

  beforeEach(() => {
    queue = createJobQueue({ db: shop.db, log });
  });
  afterEach(() => queue.stop());

  const enqueue = (orderId: string, singletonKey?: string) =>
    shop.db.transaction((tx) => queue.enqueue(tx, name, { orderId }, { singletonKey }));

  /** Only this file's jobs: a started queue also plans scheduled ones. */
  const jobs = () =>
    shop.db.query<{ data: unknown; state: string; retry_count: number }>(
      'select data, state, retry_count from pgboss.job where name = $1',
      [name],
    );

  async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  test('a job exists if and only if its transaction commits', async () => {
    await enqueue('order_1');
    const failed = shop.db.transaction(async (tx) => {
      await queue.enqueue(tx, name, { orderId: 'order_2' });
      throw new Error('no order after all');
    });
    await expect(failed).rejects.toThrow('no order after all');
    expect(await jobs()).toMatchObject([{ data: { orderId: 'order_1' } }]);
  });

  test('the same key is one job, also after it has run', async () => {
    await enqueue('order_1', 'order_1');
    await enqueue('order_1', 'order_1');
    expect(await jobs()).toHaveLength(1);

    const done: string[] = [];
    await queue.startWorkers(
      onlyHandlers({ [name]: async ({ orderId }) => void done.push(orderId) }),
    );
    await until(async () => (await jobs())[0]?.state === 'completed');
    await enqueue('order_1', 'order_1');
    expect(await jobs()).toMatchObject([{ state: 'completed' }]);
    expect(done).toEqual(['order_1']);
  });

  test('work is done soon after the commit', async () => {
    const done: string[] = [];
    await queue.startWorkers(
      onlyHandlers({ [name]: async ({ orderId }) => void done.push(orderId) }),
    );
    await enqueue('order_1');
    await until(() => done.length === 1);
    expect(done).toEqual(['order_1']);
  });

  test('a backlog does not wait for a second between one job and the next', async () => {
    const orders = Array.from({ length: 60 }, (_, index) => `order_${index}`);
    for (const order of orders) await enqueue(order);
    const done: string[] = [];
    await queue.startWorkers(
      onlyHandlers({ [name]: async ({ orderId }) => void done.push(orderId) }),
    );
    await until(() => done.length === orders.length);
    expect(done.toSorted()).toEqual(orders.toSorted());
  });

  test('one that fails takes none with it of those that are done beside it', async () => {
    for (const order of ['order_1', 'order_2', 'order_3']) await enqueue(order);
    const done: string[] = [];
    await queue.startWorkers(
      onlyHandlers({
        [name]: async ({ orderId }) => {
          if (orderId === 'order_2') throw new Error('mail server is away');
          done.push(orderId);
        },
      }),
    );
    await until(async () => (await jobs()).every(({ state }) => /completed|retry/.test(state)));
    const states = (await jobs()).map(({ data, state }) => [
      Reflect.get(Object(data), 'orderId'),
      state,
    ]);
    expect(states.toSorted()).toEqual([
      ['order_1', 'completed'],
      ['order_2', 'retry'],
      ['order_3', 'completed'],
    ]);
    expect(done.toSorted()).toEqual(['order_1', 'order_3']);
  });

  test('a slow mail server is asked for several at a time', async () => {
    for (const order of ['order_1', 'order_2', 'order_3']) await enqueue(order);
    const begun: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await queue.startWorkers(
      onlyHandlers({
        [name]: ({ orderId }) => {
          begun.push(orderId);
          return answered;
        },
      }),
    );
    await until(() => begun.length === 3);
    answer();
    await until(async () => (await jobs()).every(({ state }) => state === 'completed'));
  });

  test('what a mail server says about a person stays out of the job', async () => {
    const refusal = Object.assign(new Error('550 <hide.me@example.ca> unknown'), {
      code: 'EENVELOPE',
      rejected: ['hide.me@example.ca'],
      cause: new Error('hide.me@example.ca'),
    });
    await queue.startWorkers(onlyHandlers({ [name]: () => Promise.reject(refusal) }));
    await enqueue('order_1');
    await until(async () => (await jobs())[0]?.state === 'retry');
    const [job] = await shop.db.query<{ output: object }>(
      'select output from pgboss.job where name = $1',
      [name],
    );
    expect(job?.output).toMatchObject({
      message: '550 <[email]> unknown: [email]',
      code: 'EENVELOPE',
    });
    expect(JSON.stringify(job)).not.toContain('hide.me');
  });

  test('failed work is tried again, later each time', async () => {
    let tries = 0;
    await queue.startWorkers(
      onlyHandlers({
        [name]: async () => {
          tries++;
          throw new Error('mail server is away');
        },
      }),
    );
    await enqueue('order_1');
    await until(async () => (await jobs())[0]?.state === 'retry');
    expect(tries).toBe(1);
    const [row] = await shop.db.query<{ wait: number }>(
      'select extract(epoch from start_after - started_on)::float8 as wait from pgboss.job where name = $1',
      [name],
    );
    expect(row?.wait).toBeGreaterThan(5);
    expect(row?.wait).toBeLessThan(40);
  });

  test('what a killed process left is free again while its mail is still news', async () => {
    await enqueue('order_1');
    const [job] = await shop.db.query<{ wait: string }>('select expire_in as wait from pgboss.job');
    expect(job?.wait).toBe('00:02:00');
  });

  test('a payload that does not fit its schema never enters the queue', async () => {
    const wrong = shop.db.transaction((tx) => queue.enqueue(tx, name, { orderId: '' }));
    await expect(wrong).rejects.toThrow('orderId');
    expect(await jobs()).toEqual([]);
  });
});
