import { flushSync } from 'react-dom'
import { type Field, isChanged, isField, sayChanged, setState, stateOf } from '../api/typed-fields.ts'

interface Held {
  readonly state: string | boolean
  readonly caret: readonly [number, number] | null
}

/** Deals with fields that were changed before hydration: React 19.3 gets no event for them, and resets a text area. */
export interface EarlyChanges {
  /** Restores the values that hydration has reset. */
  readonly keep: () => void
  /** Fires the event of each change, one after another, for the components that listen now, and stops recording. */
  readonly tell: () => void
}

/** Records what a person typed, chose and ticked before the page was hydrated, and until its components listen. */
export function earlyChanges(target: Window & typeof globalThis = window): EarlyChanges {
  const held = new Map<Field, Held>()
  for (const field of target.document.querySelectorAll('input, textarea, select'))
    if (isField(field) && isChanged(field)) held.set(field, heldBy(field))
  let isHydrated = false
  const note = ({ target: field, type }: Event) => {
    if (!isField(field)) return
    held.set(field, heldBy(field))
    // A file whose event React has heard is forgotten, or it would be uploaded twice. React stops events on their way
    // to parts that it has not hydrated, so those never reach this listener.
    const hear = () => isHydrated && held.delete(field)
    if (field.type === 'file') field.addEventListener(type, hear, { once: true })
  }
  for (const type of ['input', 'change']) target.addEventListener(type, note, { capture: true })
  const say = (field: Field) => {
    const change = held.get(field)
    if (!change || !field.isConnected) return
    putBack(field, change.state, change.caret)
    // Each change is rendered before the next is fired, because a handler may depend on the change before.
    flushSync(() => sayChanged(field, change.state))
  }
  return {
    keep: () => {
      isHydrated = true
      for (const [field, { state, caret }] of held) putBack(field, state, caret)
    },
    tell: () => {
      for (const type of ['input', 'change']) target.removeEventListener(type, note, { capture: true })
      // The event of a file may itself have made React take up the page: then it reaches its components after this.
      for (const field of held.keys())
        if (field.type === 'file') target.setTimeout(() => say(field))
        else say(field)
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
