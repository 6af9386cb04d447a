import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config';
import { checkedKey, type Storage, type StoredObject } from '../port';

/** Keeps objects in a bucket of S3 or anything that speaks its language. */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000 },
    // Servers of one's own are rarely reachable under a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });

  return {
    adapter: 's3',
    async put(key, bytes) {
      const Key = checkedKey(key);
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/octet-stream' }),
      );
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key) }));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    list: (prefix) => objectsBelow(client, Bucket, prefix),
    // An object is put whole or not at all.
    removeUnfinished: async () => undefined,
  };
}

async function* objectsBelow(
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncIterable<StoredObject> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified) yield { key: Key, storedAt: LastModified };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
