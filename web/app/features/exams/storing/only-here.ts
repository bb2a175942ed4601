export type Place = 'asking' | 'here' | 'elsewhere'

/**
 * Lets one tab of this browser work with an attempt at a time. `onPlace` hears where it is worked with; `take` brings it
 * here from another tab. Browsers without Web Locks let every tab work.
 */
export function onlyHere(attemptId: string, onPlace: (place: Place) => void) {
  const name = `arvand-exam ${attemptId}`
  const leaving = new AbortController()
  let release: (() => void) | undefined
  const hold = () => {
    onPlace('here')
    return new Promise<void>((done) => {
      release = done
    })
  }
  const lost = () => {
    release = undefined
    if (leaving.signal.aborted) return
    onPlace('elsewhere')
    void line()
  }
  /** Waits until the other tab is closed. */
  const line = () =>
    navigator.locks
      .request(name, { signal: leaving.signal }, (lock) => (lock && !release ? hold() : undefined))
      .catch(lost)
  const ask = async () => {
    if (!('locks' in navigator)) return onPlace('here')
    await navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return hold()
        onPlace('elsewhere')
        void line()
        return undefined
      })
      .catch(lost)
  }
  void ask()
  return {
    take() {
      void navigator.locks.request(name, { steal: true }, hold).catch(lost)
    },
    leave() {
      leaving.abort()
      release?.()
    },
  }
}
