import { useSyncExternalStore } from 'react'

let held = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  held += by
  for (const listener of listeners) listener()
}

type Asked = Pick<Request, 'signal'>

/** Never answers, so that the page stays as it is; rejects when the request is aborted. */
export const noAnswer = ({ signal }: Asked): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/**
 * Never answers, like `noAnswer`, for a page that did not arrive. Meanwhile `useIsHeld` is true, and a notice offers
 * another try and a way to stay, both of which abort the request.
 */
export async function hold(asked: Asked): Promise<never> {
  change(1)
  try {
    return await noAnswer(asked)
  } finally {
    change(-1)
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a requested page got no answer and the current page stays. */
export const useIsHeld = (): boolean =>
  useSyncExternalStore(
    watch,
    () => held > 0,
    () => false,
  )
