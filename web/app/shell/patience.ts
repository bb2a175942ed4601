/** So long after no answer it is asked again by itself. */
export const retryInMs = 5_000

interface Wait {
  again: () => void
}

const waits = new Set<Wait>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Calls back when somebody begins or ends to wait for an answer. Returns how to stop. */
export function watchPatience(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something got no answer and waits to be asked again. */
export const isPatient = (): boolean => waits.size > 0

/** Asks again at once for all that waits. */
export function askAgain(): void {
  for (const { again } of [...waits]) again()
}

/**
 * Asks until there is an answer (`undefined` is none): every few seconds, when the line comes back, and when the person
 * says so. An abort ends it.
 */
export async function patiently<T>(
  ask: () => Promise<T | undefined>,
  signal?: AbortSignal | null,
): Promise<T> {
  let answer = await ask()
  if (answer !== undefined) return answer
  const wait: Wait = { again: () => undefined }
  waits.add(wait)
  tell()
  try {
    while (answer === undefined) {
      await nextTry(wait, signal)
      answer = await ask()
    }
    return answer
  } finally {
    waits.delete(wait)
    tell()
  }
}

async function nextTry(wait: Wait, signal?: AbortSignal | null): Promise<void> {
  signal?.throwIfAborted()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      wait.again = resolve
      stop = () => reject(signal?.reason)
      timer = setTimeout(resolve, retryInMs)
      globalThis.addEventListener('online', wait.again)
      signal?.addEventListener('abort', stop)
    })
  } finally {
    clearTimeout(timer)
    globalThis.removeEventListener('online', wait.again)
    signal?.removeEventListener('abort', stop)
  }
}
