import { pagePerson } from './page-person.ts'
import { type Field, fieldsByKey, isChanged, isField, isKeepable, isTicked, stateOf } from './typed-fields.ts'
import { dropTyped, readTyped, typedKey, typedPages, writeTyped } from './typed-pages.ts'

const lifetime = 24 * 3_600_000

/** The fields that the person changed on this page. */
const touched = new WeakSet<Field>()

/** Whether anything was changed since this page was opened, in a field or an editor. */
let hasAny = false

export const hasTyped = (): boolean => hasAny

/** Called when the person has moved to another page. */
export function pageIsNew(): void {
  hasAny = false
}

export const isTouched = (field: Field): boolean => touched.has(field)

/**
 * Notes which fields change, and stores them when the page is left: the session may turn out to have ended at a reload,
 * or at a form that the browser sends by itself before the page is hydrated. Changes made before this ran are seen by
 * comparing each field with its rendered value.
 */
export function followTyping(target: Window = window): void {
  for (const field of fieldsByKey(target.document).values()) {
    if (!isChanged(field)) continue
    touched.add(field)
    hasAny = true
  }
  const note = ({ target: field, type }: Event) => {
    if (type !== 'click') hasAny = true
    if (isField(field) && (type !== 'click' || isTicked(field))) touched.add(field)
  }
  for (const type of ['input', 'change', 'click']) target.addEventListener(type, note, { capture: true })
  target.addEventListener('reset', ({ target: form }) => {
    if (form instanceof HTMLFormElement) for (const field of form.elements) touched.delete(field as Field)
  })
  target.addEventListener('pagehide', () => saveTyped(false))
}

/** Stores what was typed on this page, for this person only: no secrets and no files. */
export function saveTyped(ended: boolean): void {
  const person = pagePerson()
  if (person === null) return
  const key = typedKey(person, window.location.pathname)
  const before = readTyped(key)
  const fields: Record<string, string | boolean> = {}
  for (const [name, field] of fieldsByKey(window.document))
    if (touched.has(field) && isKeepable(field)) fields[name] = stateOf(field)
  const all = { ...(before?.ended ? before.fields : {}), ...fields }
  if (Object.keys(all).length === 0) return
  const isEnded = ended || before?.ended === true
  writeTyped(key, {
    person,
    path: window.location.pathname,
    until: Date.now() + lifetime,
    ended: isEnded,
    fields: all,
  })
}

/** Called when the previous page turns out to have been left with its session ended. */
export function sessionEndedOnLeaving(): void {
  for (const [key, page] of typedPages()) writeTyped(key, { ...page, ended: true })
}

/** At sign-out. */
export function forgetTyped(): void {
  for (const [key] of typedPages()) dropTyped(key)
}
