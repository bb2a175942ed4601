import { DeleteObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/server'
import { checkedKey, type UploadBytes } from './store.ts'

const partBytes = 8 * 1024 * 1024

/**
 * Uploads into a bucket that continue over many requests, as S3 multipart uploads by the tus project's own store. Its
 * extra files (`.info`, `.part`) are in the same folder as the content.
 */
export function s3Uploads(config: S3ClientConfig, bucket: string): UploadBytes {
  const client = new S3Client(config)
  const store = new S3Store({
    partSize: partBytes,
    useTags: false,
    // Nothing is cached, because another process may have continued the upload.
    cache: { get: async () => undefined, set: async () => undefined, delete: async () => undefined },
    s3ClientConfig: { ...config, bucket },
  })
  return {
    async begin(key, size) {
      await store.create(new Upload({ id: checkedKey(key), size, offset: 0 }))
    },
    append: (key, source, end) => store.write(source, checkedKey(key), end),
    end: (key) => store.getUpload(checkedKey(key)).then(({ offset }) => offset, nullIfUnknown),
    async seal(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${checkedKey(key)}.info` }))
    },
    async abandon(key) {
      await store.remove(checkedKey(key)).catch(nullIfUnknown)
    },
  }
}

/** The library throws an object with a status when nothing is found. */
function nullIfUnknown(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404)
    return null
  throw error
}
