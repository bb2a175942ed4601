import { flushSync } from 'react-dom'
import { type Field, fieldsByKey, isKeepable, sayChanged, setState, takesTyping } from './typed-fields.ts'
import { dropTyped, readTyped, typedKey, typedPages, writeTyped } from './typed-pages.ts'
import { isTouched } from './typed-text.ts'

/**
 * Restores what this person had typed on this page, each field when it appears. Stored text is dropped when it is
 * another person's, too old, or of a page that was left without the session having ended. Returns the function that
 * stops restoring.
 */
export function restoreTyped(person: string, path: string, onBack: () => void): () => void {
  for (const [key, page] of typedPages())
    if (page.person !== person || page.until <= Date.now() || !page.ended) dropTyped(key)
  const key = typedKey(person, path)
  const page = readTyped(key)
  if (!page) return () => undefined
  const waiting = new Map(Object.entries(page.fields))
  let isTold = false
  const look = () => {
    const isBack = bringBackInto(waiting)
    if (isBack && !isTold) {
      isTold = true
      onBack()
    }
    if (waiting.size === 0) stop()
    if (isBack)
      waiting.size === 0 ? dropTyped(key) : writeTyped(key, { ...page, fields: Object.fromEntries(waiting) })
  }
  const timer = setInterval(look, 300)
  const stop = () => clearInterval(timer)
  look()
  return stop
}

/** Fills the fields that exist and are hydrated; a field that the person has begun to fill again is left alone. */
function bringBackInto(waiting: Map<string, string | boolean>): boolean {
  let isBack = false
  const here = fieldsByKey(window.document)
  for (const [name, state] of [...waiting]) {
    const field = here.get(name)
    if (!field || !takesTyping(field)) continue
    waiting.delete(name)
    if (isTouched(field) || !isKeepable(field)) continue
    typeInto(field, state)
    isBack = true
  }
  return isBack
}

/**
 * Sets a field's state as if the person had, with the event that React listens to, so that controlled fields take it
 * too.
 */
function typeInto(field: Field, state: string | boolean): void {
  setState(field, state)
  flushSync(() => sayChanged(field, state))
}
