import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React's own note of what a field last held. It is made as the page wakes, so it holds what the person changed already. */
interface NotedField {
  _valueTracker?: { setValue(value: string): void } | null
}

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
  const note = ({ target: field }: Event) => {
    if (isField(field)) held.set(field, heldBy(field))
  }
  for (const type of ['input', 'change']) target.addEventListener(type, note, { capture: true })
  return {
    keep: () => {
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

const own = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

const isField = (it: EventTarget | null): it is Field =>
  it instanceof HTMLTextAreaElement ||
  it instanceof HTMLSelectElement ||
  (it instanceof HTMLInputElement && !own.has(it.type))

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Whether it holds something else than the server wrote into it. */
export function isChanged(field: Field): boolean {
  if ('options' in field) return field.value !== firstChoice(field)
  if (isTicked(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function firstChoice({ options }: HTMLSelectElement): string | undefined {
  const all = [...options]
  const first = all.findLast((option) => option.defaultSelected) ?? all.find((option) => !option.disabled)
  return first?.value
}

const heldBy = (field: Field): Held => ({
  state: isTicked(field) ? field.checked : field.value,
  caret: caretIn(field),
})

function caretIn(field: Field): Held['caret'] {
  if ('options' in field || field.selectionStart === null) return null
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}

function putBack(field: Field, state: string | boolean, caret: Held['caret']): void {
  if (typeof state === 'boolean') {
    if (isTicked(field) && field.checked !== state) field.checked = state
    return
  }
  if (field.value === state || field.type === 'file') return
  field.value = state
  if (caret && !('options' in field) && field === field.ownerDocument.activeElement)
    field.setSelectionRange(...caret)
}

/** By the event that React listens to. A plain `Event` of this name ticks nothing by itself. */
function sayChanged(field: Field & NotedField, state: string | boolean): void {
  if (field.type === 'radio' && !state) return
  field._valueTracker?.setValue(typeof state === 'boolean' ? String(!state) : `${state} `)
  const type = isTicked(field) ? 'click' : 'options' in field || field.type === 'file' ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
