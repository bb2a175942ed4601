import type { FileUse } from '@arvand/contracts/panel/media'
import { DetailedError, Upload as Tus } from 'tus-js-client'
import { currentToken } from '../../../api/current-token.ts'
import { meetCatalogue } from '../../../api/error-catalogue.ts'
import { type Refusal, refusalFrom } from '../../../api/refusal.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Sample, speedOf, withSample } from './pace.ts'
import { mayTryAgain } from './second-try.ts'
import type { Upload } from './upload.ts'

export interface TusUpload {
  start(): void
  rest(): void
  cancel(): void
}

interface Wishes {
  readonly use: FileUse
  readonly ownerId: string
  readonly replaces?: string | undefined
  /** The folder that it comes into. */
  readonly folder?: string | undefined
  readonly onChange: (change: Partial<Upload>) => void
  readonly onWhole: (fileId: string) => void
}

const uploadsAddress = '/api/media/uploads'
/** Small enough for proxies that limit bodies, large enough not to slow the upload down. */
const chunkBytes = 8 * 1024 * 1024
const waitsMs = [1000, 2000, 5000, 10_000, 20_000, 30_000]

/**
 * One upload by tus 1.0. It waits out a lost connection; only a refusal by the server ends it. Loaded as a chunk of its
 * own.
 */
export function openUpload(
  file: File,
  { use, ownerId, replaces, folder, onChange, onWhole }: Wishes,
): TusUpload {
  let samples: readonly Sample[] = []
  let tries = 0
  let timer = 0
  let isAsked = false
  let token: string | null = null
  const tus = new Tus(file, {
    endpoint: uploadsAddress,
    metadata: { use, name: file.name, ...(replaces ? { replaces } : {}), ...(folder ? { folder } : {}) },
    fingerprint: () => Promise.resolve(fingerprintOf(file, use, ownerId, replaces)),
    removeFingerprintOnSuccess: true,
    chunkSize: chunkBytes,
    // `wait` below retries without a limit instead.
    retryDelays: null,
    async onBeforeRequest(request) {
      token = await currentToken()
      if (token) request.setHeader('Authorization', `Bearer ${token}`)
    },
    onProgress(sent) {
      if (!isAsked) return
      tries = 0
      samples = withSample(samples, { at: performance.now(), bytes: sent })
      onChange({ state: 'moving', sent, speed: speedOf(samples), sentence: null })
    },
    onSuccess() {
      stopWaiting()
      onWhole(tus.url?.split('/').at(-1) ?? '')
    },
    onError(error) {
      const refusal = refusalOf(error)
      samples = []
      if (refusal) {
        if (refusal.status === 401) meetCatalogue(refusal, token)
        isAsked = false
        onChange({
          state: 'refused',
          speed: null,
          sentence: refusal.fields.file ?? refusal.message,
          mayTryAgain: mayTryAgain(refusal.code),
        })
        if (refusal.status < 500) void forgetKept(tus)
      } else wait()
    },
  })
  const run = async () => {
    stopWaiting()
    if (tus.url === null) {
      const [unfinished] = await tus.findPreviousUploads()
      if (unfinished) tus.resumeFromPreviousUpload(unfinished)
    }
    if (isAsked) tus.start()
  }
  function wait() {
    if (!isAsked) return
    onChange({ state: 'cut', speed: null })
    const delay = waitsMs[Math.min(tries, waitsMs.length - 1)]
    tries += 1
    timer = window.setTimeout(() => void run(), delay)
    window.addEventListener('online', onOnline, { once: true })
  }
  const onOnline = () => void run()
  function stopWaiting() {
    window.clearTimeout(timer)
    window.removeEventListener('online', onOnline)
  }
  return {
    start() {
      isAsked = true
      tries = 0
      void run()
    },
    rest() {
      isAsked = false
      samples = []
      stopWaiting()
      void tus.abort()
    },
    cancel() {
      isAsked = false
      stopWaiting()
      void tus.abort(tus.url !== null).catch(() => undefined)
      void forgetKept(tus)
    },
  }
}

/** The server's refusal; null when there was no reply, or for an error that passes by itself. */
function refusalOf(error: Error): Refusal | null {
  if (!(error instanceof DetailedError) || !error.originalResponse) return null
  const status = error.originalResponse.getStatus()
  const body = jsonOf(error.originalResponse.getBody())
  const isPassing = status === 0 || status === 423 || status === 429 || status >= 500
  // The server is at another offset than expected; the next attempt asks for it first.
  const refusal = refusalFrom(status, body)
  return isPassing || refusal.code === 'media.upload-offset' ? null : refusal
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function forgetKept(tus: Tus): Promise<void> {
  const { urlStorage } = tus.options
  const unfinished = await tus.findPreviousUploads()
  if (!urlStorage) return
  await Promise.all(unfinished.map(({ urlStorageKey }) => urlStorage.removeUpload(urlStorageKey)))
}
