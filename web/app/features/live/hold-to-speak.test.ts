import { expect, test } from 'vitest'
import { holdToSpeak } from './hold-to-speak.ts'

/** A page without a browser, and what was said to its microphone. */
function aPage() {
  const window = new EventTarget() as Window
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as Document
  const said: boolean[] = []
  const held = holdToSpeak('Space', { window, document }, (on) => void said.push(on))
  const keyUp = (code: string) => window.dispatchEvent(Object.assign(new Event('keyup'), { code }))
  return { window, document, said, held, keyUp }
}

test('the microphone is on as long as the key is held', () => {
  const { said, held, keyUp } = aPage()
  keyUp('Space')
  held.press()
  keyUp('KeyM')
  expect(said).toEqual([true])
  keyUp('Space')
  keyUp('Space')
  expect(said).toEqual([true, false])
})

test('whoever goes to another window, or leaves the class, has let go', () => {
  const { window, document, said, held } = aPage()
  held.press()
  window.dispatchEvent(new Event('blur'))
  expect(said.splice(0)).toEqual([true, false])
  held.press()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said.splice(0)).toEqual([true])
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said.splice(0)).toEqual([false])
  held.press()
  held.stop()
  expect(said).toEqual([true, false])
})
