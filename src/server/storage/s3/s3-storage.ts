import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@/domain/failures/errors';
import type { S3Settings } from '@/server/settings/s3-settings';
import { Outage } from '@/server/circuit-breakers/outage';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { checkedKey, type Storage, type StoredObject } from '../port';

/** A person waits for the file, and our own answer ends after 14 seconds. */
const usualTimeoutMs = 12_000;

/** A call to the bucket with a time limit. */
type Ask = <T>(
  work: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>,
) => Promise<T>;

/** Stores objects in a bucket of S3 or a compatible service. Throws AppError `unavailable`. */
export function createS3Storage(
  settings: S3Settings,
  circuitBreakers: CircuitBreakers,
  timeoutMs = usualTimeoutMs,
): Storage {
  const { bucket: Bucket } = settings;
  const client = createClient(settings, timeoutMs);
  const breaker = circuitBreakers.breaker('files', { timeoutMs, failuresToRest: 5 });
  const ask: Ask = (work) =>
    breaker
      .ask((abortSignal) => work(client, { abortSignal }))
      .catch((cause: unknown) => {
        throw new AppError('unavailable', unavailable, { cause });
      });

  return {
    adapter: 's3',
    async put(key, bytes) {
      const Key = checkedKey(key);
      const object = { Bucket, Key, Body: bytes, ContentType: 'application/octet-stream' };
      await ask(async (s3, options) => {
        const { ETag } = await s3.send(new PutObjectCommand(object), options);
        // A server that accepts an object without storing it is not a bucket.
        if (ETag === undefined) throw new Outage('nonsense');
      });
    },
    async get(key) {
      const Key = checkedKey(key);
      return ask(async (s3, options) => {
        try {
          const { Body, ETag } = await s3.send(new GetObjectCommand({ Bucket, Key }), options);
          if (ETag === undefined) throw new Outage('nonsense');
          return (await Body?.transformToByteArray()) ?? null;
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      });
    },
    async remove(key) {
      const Key = checkedKey(key);
      await ask((s3, options) => s3.send(new DeleteObjectCommand({ Bucket, Key }), options));
    },
    list: (prefix) => objectsBelow(ask, Bucket, prefix),
    // An object is stored completely or not at all.
    removeUnfinished: async () => undefined,
  };
}

const unavailable =
  'Our file storage does not answer just now. Nothing was lost. Please try again in a few minutes.';

function createClient({ region, endpoint, credentials }: S3Settings, timeoutMs: number): S3Client {
  return new S3Client({
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMs / 3, requestTimeout: timeoutMs },
    // Self-hosted servers rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
}

async function* objectsBelow(
  ask: Ask,
  Bucket: string,
  Prefix: string,
): AsyncIterable<StoredObject> {
  let token: string | undefined;
  do {
    const asked = { Bucket, Prefix, ContinuationToken: token };
    const page = await ask((s3, options) => s3.send(new ListObjectsV2Command(asked), options));
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified) yield { key: Key, storedAt: LastModified };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
