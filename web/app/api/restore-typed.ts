import { flushSync } from 'react-dom'
import { type Field, fieldsByKey, isKeepable, sayChanged, setState, takesTyping } from './typed-fields.ts'
import { dropTyped, readTyped, typedKey, typedPages, writeTyped } from './typed-pages.ts'
import { isTouched } from './typed-text.ts'

/**
 * Brings back what this person had typed on this page, each field as it comes to the screen; what is another's, too old, or
 * of a page that was merely left is dropped. Returns how to stop.
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

/** Fills what is there and lives; a field that the person has begun to fill anew is left alone. */
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

/** Puts a state in as if the person had, by the event that React listens to; a field that a screen controls hears it too. */
function typeInto(field: Field, state: string | boolean): void {
  setState(field, state)
  flushSync(() => sayChanged(field, state))
}
