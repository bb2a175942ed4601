import { flushSync } from 'react-dom'
import { type Field, isChanged, isField, sayChanged, setState, stateOf } from '../api/typed-fields.ts'

interface Held {
  readonly state: string | boolean
  readonly caret: readonly [number, number] | null
}

/** What hydration makes of a field that was changed before: React 19.3 hears nothing of it, and sets a text area back. */
export interface EarlyChanges {
  /** Puts back what hydration has set back. */
  readonly keep: () => void
  /** Tells each change to those who listen now, one after another, and remembers no more. */
  readonly tell: () => void
}

/** Remembers what a person typed, chose and ticked before the page came to life, and until somebody listens. */
export function earlyChanges(target: Window & typeof globalThis = window): EarlyChanges {
  const held = new Map<Field, Held>()
  for (const field of target.document.querySelectorAll('input, textarea, select'))
    if (isField(field) && isChanged(field)) held.set(field, heldBy(field))
  let isHydrated = false
  const note = ({ target: field, type }: Event) => {
    if (!isField(field)) return
    held.set(field, heldBy(field))
    // Told twice, a file would be brought twice. What React has not hydrated no event comes down to.
    const hear = () => isHydrated && held.delete(field)
    if (field.type === 'file') field.addEventListener(type, hear, { once: true })
  }
  for (const type of ['input', 'change']) target.addEventListener(type, note, { capture: true })
  return {
    keep: () => {
      isHydrated = true
      for (const [field, { state, caret }] of held) putBack(field, state, caret)
    },
    tell: () => {
      for (const type of ['input', 'change']) target.removeEventListener(type, note, { capture: true })
      for (const [field, { state, caret }] of held) {
        if (!field.isConnected) continue
        putBack(field, state, caret)
        // What one change says may stand on what the one before it said.
        flushSync(() => sayChanged(field, state))
      }
    },
  }
}

const heldBy = (field: Field): Held => ({
  state: stateOf(field),
  caret: caretIn(field),
})

function caretIn(field: Field): Held['caret'] {
  if ('options' in field || field.selectionStart === null) return null
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}

function putBack(field: Field, state: string | boolean, caret: Held['caret']): void {
  if (field.type === 'file' || stateOf(field) === state) return
  setState(field, state)
  if (
    caret &&
    typeof state === 'string' &&
    !('options' in field) &&
    field === field.ownerDocument.activeElement
  )
    field.setSelectionRange(...caret)
}
