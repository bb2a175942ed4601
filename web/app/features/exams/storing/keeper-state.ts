import type { KeptAttempt } from './kept-attempt.ts'

/** Why nothing is sent any more. */
export type Ending = 'taken-over' | 'stopped' | 'time-over' | 'submitted' | 'session-ended' | 'refused'

export interface KeeperState {
  readonly kept: KeptAttempt
  /** Everything that was given is on the disk of this device. */
  readonly isOnDisk: boolean
  /** This browser lets nothing be kept, so that an answer is safe only once it is sent. */
  readonly isDiskBroken: boolean
  /** A save is on its way. */
  readonly isSending: boolean
  /** The last try got no answer. */
  readonly isCut: boolean
  /** When the last receipt came, by the server’s clock in ISO 8601. */
  readonly storedAt: string | null
  readonly ending: Ending | null
  /** The sentence of a refusal that ended it. */
  readonly sentence: string | null
}

/** Holds what the page shows; after `close` nobody is told of changes any more. */
export function openState(kept: KeptAttempt, onChange: (state: KeeperState) => void) {
  let state: KeeperState = {
    kept,
    ...{ isOnDisk: false, isDiskBroken: false, isSending: false, isCut: false },
    ...{ storedAt: null, ending: null, sentence: null },
  }
  let isClosed = false
  return {
    now: () => state,
    isClosed: () => isClosed,
    tell(part: Partial<KeeperState>) {
      state = { ...state, ...part }
      if (!isClosed) onChange(state)
    },
    close() {
      isClosed = true
    },
  }
}
export type HeldState = ReturnType<typeof openState>
