import { pagePerson } from './page-person.ts'
import { type Field, fieldsByKey, isChanged, isField, isKeepable, isTicked, stateOf } from './typed-fields.ts'
import { dropTyped, readTyped, typedKey, typedPages, writeTyped } from './typed-pages.ts'

const lifetime = 24 * 3_600_000

/** What the person changed on this page. */
const touched = new WeakSet<Field>()

/** Whether anything was changed since this page was opened, in a field or an editor. */
let hasAny = false

export const hasTyped = (): boolean => hasAny

/** Another page stands here now. */
export function pageIsNew(): void {
  hasAny = false
}

export const isTouched = (field: Field): boolean => touched.has(field)

/**
 * Notes what is typed, and keeps it as the page goes: a reload may find the session ended, and so may a form that the
 * browser sends by itself before the page is hydrated. What was typed before this ran is told by the fields.
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

/** Keeps what was typed on this page: nothing secret, no file, and nobody's but this person's. */
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

/** The page that was left behind found its session ended. */
export function sessionEndedOnLeaving(): void {
  for (const [key, page] of typedPages()) writeTyped(key, { ...page, ended: true })
}

/** At sign-out. */
export function forgetTyped(): void {
  for (const [key] of typedPages()) dropTyped(key)
}
