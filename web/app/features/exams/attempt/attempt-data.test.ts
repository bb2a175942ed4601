import { expect, test } from 'vitest'
import { type AttemptData, readIn, written } from './attempt-data.ts'

test('a question whose text closes a script element stays inside its data', () => {
  const data = { shown: { exam: { title: '</script><script>alert(1)</script>' } }, personId: 'p' }
  const text = written(data as never as AttemptData)
  expect(text).not.toContain('<')
  expect(readIn(text)).toEqual(data)
})
