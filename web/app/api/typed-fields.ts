export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React's own note of what a field last held. It exists once the field is hydrated. */
type NotedField = Field & { _valueTracker?: { setValue(value: string): void } | null }

const own = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

/** A field that a person fills. */
export const isField = (it: EventTarget | null): it is Field =>
  it instanceof HTMLTextAreaElement ||
  it instanceof HTMLSelectElement ||
  (it instanceof HTMLInputElement && !own.has(it.type))

export const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

export const stateOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

const secretNames = /pass|secret|ticket|token|challenge|otp|pin|cvv|card|pan\b|sheba|iban|(^|\W)code$/i
const secretFills = /password|one-time-code|^cc-/i

/** Whether the field's content may be stored in the browser: never a password, a code, a card number or a file. */
export const isKeepable = (field: Field): boolean =>
  field.type !== 'password' &&
  field.type !== 'file' &&
  !secretNames.test(field.name) &&
  !secretFills.test(field.autocomplete)

/** Whether the field is hydrated: React would reset what is set before that. */
export const takesTyping = (field: NotedField): boolean => Boolean(field._valueTracker)

export function setState(field: Field, state: string | boolean): void {
  if (typeof state === 'string') field.value = state
  else if (isTicked(field)) field.checked = state
}

/** Tells React that a field changed. A plain `Event` named `click` ticks nothing by itself. */
export function sayChanged(field: NotedField, state: string | boolean): void {
  if (field.type === 'radio' && !state) return
  field._valueTracker?.setValue(typeof state === 'boolean' ? String(!state) : `${state} `)
  const type = isTicked(field) ? 'click' : 'options' in field || field.type === 'file' ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Whether the field's value differs from the one that the server rendered. */
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

/** Names of the hidden fields that identify a form; other hidden fields differ from one render to the next. */
const naming = /^(intent|id|\w+Id)$/

/**
 * All fields of a page, keyed by the identifying hidden fields of their form, their name or label, and their position
 * among equal ones.
 */
export function fieldsByKey(document: Document): Map<string, Field> {
  const found = new Map<string, Field>()
  const turns = new Map<string, number>()
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (!isField(field)) continue
    const value = isTicked(field) ? field.value : ''
    const key = JSON.stringify([aboutOf(field.form), field.name || labelOf(field), value])
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    found.set(`${key} ${turn}`, field)
  }
  return found
}

const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent || field.getAttribute('aria-label') || ''

const aboutOf = (form: HTMLFormElement | null): string =>
  [...(form?.elements ?? [])]
    .flatMap((it) =>
      it instanceof HTMLInputElement &&
      it.type === 'hidden' &&
      naming.test(it.name) &&
      it.name !== 'requestId'
        ? [`${it.name}=${it.value}`]
        : [],
    )
    .join('&')
