import { string } from 'yup';

/** A bucket of S3 or a compatible service. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** Null means Amazon's own. */
  endpoint: string | null;
  /** Null takes them from the machine: environment, shared file or role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

/** The environment variables for files in a bucket. */
export const s3Variables = {
  S3_BUCKET: string().matches(/^[a-z0-9][a-z0-9.-]+$/, '${path} must be the name of a bucket'),
  S3_REGION: string().default('us-east-1'),
  S3_ENDPOINT: string().matches(
    /^(http|https):\/\/\S+$/,
    '${path} must start with http:// or https://',
  ),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
};

type S3Environment = { [Name in keyof typeof s3Variables]?: string | undefined } & {
  S3_REGION: string;
};

type Read = { settings: S3Settings | null; faults: string[] };

/** Null without a bucket. A key requires its secret, and the other way round. */
export function readS3(values: S3Environment): Read {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = values;
  if (!bucket) return { settings: null, faults: [] };
  const secretAccessKey = values.S3_SECRET_ACCESS_KEY;
  if (!accessKeyId !== !secretAccessKey) {
    return {
      settings: null,
      faults: ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
    };
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  const endpoint = values.S3_ENDPOINT ?? null;
  return { settings: { bucket, region: values.S3_REGION, endpoint, credentials }, faults: [] };
}
