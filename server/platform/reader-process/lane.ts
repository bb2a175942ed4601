export interface Turn {
  readonly owner: string
  readonly signal?: AbortSignal | undefined
  /** Milliseconds to wait at most; without it there is no limit. */
  readonly patience?: number | undefined
}

/**
 * Runs one task at a time. Owners take turns, so that a person with a thousand files does not delay one with a single
 * file.
 */
export interface Lane {
  /** Resolves with a function that ends the turn; null when the wait was too long, or when too many wait. */
  take(turn: Turn): Promise<(() => void) | null>
  /** How many are waiting. */
  waiting(): number
}

const mostWaiting = 500

export function openLane(): Lane {
  // In the order of their turns; an owner who has had a turn goes to the end.
  const queues = new Map<string, (() => void)[]>()
  let isTaken = false
  let waiting = 0
  const next = () => {
    isTaken = false
    const [owner, queue] = queues.entries().next().value ?? []
    if (owner === undefined || queue === undefined) return
    queues.delete(owner)
    const begin = queue.shift()
    if (queue.length > 0) queues.set(owner, queue)
    begin?.()
  }
  const begin = () => {
    isTaken = true
    let isOver = false
    return () => {
      if (!isOver) next()
      isOver = true
    }
  }
  return {
    waiting: () => waiting,
    take({ owner, signal, patience }) {
      // A signal that has aborted before fires no event any more.
      if (signal?.aborted) return Promise.reject(signal.reason)
      if (!isTaken) return Promise.resolve(begin())
      if (waiting >= mostWaiting) return Promise.resolve(null)
      const { promise, resolve, reject } = Promise.withResolvers<(() => void) | null>()
      const queue = queues.get(owner) ?? []
      queues.set(owner, queue)
      const leave = () => {
        waiting -= 1
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const give = () => {
        leave()
        resolve(begin())
      }
      const withdraw = () => {
        leave()
        queue.splice(queue.indexOf(give), 1)
        if (queue.length === 0 && queues.get(owner) === queue) queues.delete(owner)
      }
      const onAbort = () => {
        withdraw()
        reject(signal?.reason)
      }
      const onLate = () => {
        withdraw()
        resolve(null)
      }
      const timer = patience === undefined ? undefined : setTimeout(onLate, patience)
      signal?.addEventListener('abort', onAbort)
      queue.push(give)
      waiting += 1
      return promise
    },
  }
}
