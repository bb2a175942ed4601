import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawStillPartsBy, still } from './still.ts'

test('the server draws a still part once, to the markup that the part itself would be', () => {
  let times = 0
  const ways = (names: string[]) => () => {
    times++
    return names.map((name) => (
      <li key={name}>
        {name} و {names.length} تا
      </li>
    ))
  }
  const list = (key: string, names: string[]) => renderToString(<ul {...still(key, ways(names))} />)
  const inBrowser = list('a', ['یک', 'دو'])
  drawStillPartsBy(renderToString)
  times = 0
  expect(list('a', ['یک', 'دو'])).toBe(inBrowser)
  expect(list('a', ['یک', 'دو'])).toBe(inBrowser)
  expect(times).toBe(1)
  expect(list('b', ['سه'])).toContain('سه')
})
