import { useSyncExternalStore } from 'react'

let held = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  held += by
  for (const listener of listeners) listener()
}

type Asked = Pick<Request, 'signal'>

/** Gives no answer, so that the page stays as it is, until what asked is called off. */
export const noAnswer = ({ signal }: Asked): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/** The same for what did not come: it is said, with another try and a way to stay, which both call it off. */
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

/** Whether a page got no answer and is held. */
export const useIsHeld = (): boolean =>
  useSyncExternalStore(
    watch,
    () => held > 0,
    () => false,
  )
