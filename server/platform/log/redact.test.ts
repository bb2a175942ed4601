import { expect, test } from 'vitest'
import { createLog } from '../log.ts'

const logged = (thrown: unknown) => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: thrown }, 'page failed')
  return JSON.parse(lines[0] ?? '{}').err
}

test('what is thrown although it is no error is written with what it holds', () => {
  expect(logged('no such lesson')).toBe('no such lesson')
  expect(logged(null)).toBe('null')
  expect(logged({ reason: 'full', at: { shelf: 3 } })).toEqual({
    kind: 'Object',
    content: '{"reason":"full","at":{"shelf":3}}',
  })
  expect(logged([1, 'two'])).toEqual({ kind: 'Array', content: '[1,"two"]' })
  expect(logged(new Response('x', { status: 502, statusText: 'Bad Gateway' }))).toEqual({
    kind: 'Response',
    status: 502,
    statusText: 'Bad Gateway',
  })
})

test('its secrets are blotted out, and one that cannot be read is named', () => {
  expect(logged({ password: 'hunter2', inner: { token: 'abc' } }).content).toBe(
    '{"password":"•","inner":{"token":"•"}}',
  )
  const circle: Record<string, unknown> = {}
  circle.itself = circle
  expect(logged(circle).kind).toBe('Object')
  const trap = {
    get open() {
      throw new Error('no')
    },
  }
  expect(logged(trap)).toMatchObject({ kind: 'Object' })
  expect(logged('x'.repeat(5_000))).toHaveLength(2_000)
})
