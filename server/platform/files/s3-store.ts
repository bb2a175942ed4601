import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { clearFolders, withFolderIn } from './disk-store.ts'
import { s3Uploads } from './s3-uploads.ts'
import { type ByteRange, checkedKey, type FileStore, type StoreAnswer } from './store.ts'

/** The bucket, and the account that opens it. */
export interface S3Settings {
  readonly endpoint: URL
  readonly region: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  /** True: `https://endpoint/bucket/…`; false: the bucket is the first part of the host's name. */
  readonly pathStyle: boolean
}

const addressSeconds = 60

/** Files in a bucket of any store that speaks S3; temporary work is below the local folder `work`. */
export function s3Store(settings: S3Settings, work: string): FileStore {
  const { bucket: Bucket } = settings
  const client = new S3Client(clientConfig(settings))
  const open = (key: string, range?: ByteRange) => read(client, Bucket, checkedKey(key), range)
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
  }
  return {
    origin: originOfStore(settings),
    uploads: s3Uploads(clientConfig(settings), Bucket),
    async put(key, content, type) {
      // Content of unknown length is uploaded in parts.
      const params = { Bucket, Key: checkedKey(key), Body: content, ContentType: type }
      await new Upload({ client, params }).done()
    },
    open,
    size: (key) => sizeOf(client, Bucket, checkedKey(key)),
    async removeAll(folder) {
      for await (const key of keysIn(client, Bucket, `${folder}/`)) await remove(key)
    },
    remove: (key) => remove(checkedKey(key)),
    withPath: (key, use, most) =>
      withFolderIn(work, async (folder) => {
        const path = join(folder, 'content')
        const content = await open(key, most === undefined ? undefined : { first: 0, last: most - 1 })
        if (!content) throw new Error(`the store has no ${key}`)
        await pipeline(content, createWriteStream(path))
        return use(path)
      }),
    withFolder: (use) => withFolderIn(work, use),
    clearWork: (before) => clearFolders(work, before),
    addressOf: (key, answer) => addressOf(client, Bucket, checkedKey(key), answer),
  }
}

/** The origin of the store's addresses, for the content security policy. */
export function originOfStore({ endpoint, bucket, pathStyle }: S3Settings): string {
  return pathStyle ? endpoint.origin : `${endpoint.protocol}//${bucket}.${endpoint.host}`
}

function clientConfig({ endpoint, region, key, secret, pathStyle }: S3Settings): S3ClientConfig {
  return {
    endpoint: endpoint.href,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: pathStyle,
    // Stores other than Amazon's refuse the checksums that Amazon's client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

async function read(
  client: S3Client,
  Bucket: string,
  Key: string,
  range?: ByteRange,
): Promise<Readable | null> {
  const Range = range && `bytes=${range.first}-${range.last}`
  const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) })))
  if (!found) return null
  if (!(found.Body instanceof Readable)) throw new Error('the store answered without content')
  return found.Body
}

async function sizeOf(client: S3Client, Bucket: string, Key: string): Promise<number | null> {
  const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key })))
  return found?.ContentLength ?? null
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}

async function* keysIn(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<string> {
  checkedKey(`${Prefix}any`)
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }),
    )
    for (const { Key } of page.Contents ?? []) if (Key) yield Key
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

function addressOf(
  client: S3Client,
  Bucket: string,
  Key: string,
  { type, disposition }: StoreAnswer,
): Promise<string> {
  const answer = { ResponseContentType: type, ResponseContentDisposition: disposition }
  return getSignedUrl(client, new GetObjectCommand({ Bucket, Key, ...answer }), { expiresIn: addressSeconds })
}
